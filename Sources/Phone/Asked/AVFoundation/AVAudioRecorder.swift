public import Foundation
internal import UIKit

/// Records sound. Here it writes silence, as a WAV file whatever the settings ask for.
open class AVAudioRecorder: NSObject, @unchecked Sendable {
    private static let sampleRate = 8000.0
    /// The longest silence that is written: an hour, in seconds.
    private static let longest: TimeInterval = 3600

    open weak var delegate: (any AVAudioRecorderDelegate)?
    public let url: URL
    public let settings: [String: Any]
    open var isMeteringEnabled = false
    open var isRecording: Bool { start != nil }
    open var currentTime: TimeInterval { recorded + (start.map { Date().timeIntervalSince($0) } ?? 0) }
    private var recorded: TimeInterval = 0
    private var start: Date?

    public init(url: URL, settings: [String: Any]) throws {
        (self.url, self.settings) = (url, settings)
        super.init()
    }

    @discardableResult
    open func prepareToRecord() -> Bool { true }

    @available(*, deprecated, message: "no effect")
    @discardableResult
    open func record() -> Bool {
        inert(self)
        start = start ?? Date()
        return true
    }

    @available(*, deprecated, message: "no effect")
    @discardableResult
    open func record(forDuration duration: TimeInterval) -> Bool {
        MainTurn.soon { MainTurn.after(duration) { self.stop() } }
        return record()
    }

    open func pause() {
        recorded = currentTime
        start = nil
    }

    open func stop() {
        guard start != nil || recorded > 0 else { return }
        pause()
        let isWritten = (try? silence(for: recorded).write(to: url)) != nil
        recorded = 0
        MainTurn.later { self.delegate?.audioRecorderDidFinishRecording(self, successfully: isWritten) }
    }

    @discardableResult
    open func deleteRecording() -> Bool {
        (try? FileManager.default.removeItem(at: url)) != nil
    }

    @available(*, deprecated, message: "no effect") open func updateMeters() { inert(self) }
    /// In decibels; always that of silence.
    open func averagePower(forChannel channelNumber: Int) -> Float { -160 }
    open func peakPower(forChannel channelNumber: Int) -> Float { -160 }

    private func silence(for duration: TimeInterval) -> Data {
        let samples = Data(count: Int(nearest: min(duration, Self.longest) * Self.sampleRate) * 2)
        var file = Data("RIFF".utf8)
        let append = { (value: UInt32, size: Int) in
            file.append(contentsOf: (0..<size).map { UInt8(truncatingIfNeeded: value >> (8 * $0)) })
        }
        append(UInt32(36 + samples.count), 4)
        file.append(Data("WAVEfmt ".utf8))
        let rate = UInt32(Self.sampleRate)
        for (value, size) in [(16, 4), (1, 2), (1, 2), (rate, 4), (rate * 2, 4), (2, 2), (16, 2)] { append(value, size) }
        file.append(Data("data".utf8))
        append(UInt32(samples.count), 4)
        return file + samples
    }
}

@preconcurrency @MainActor public protocol AVAudioRecorderDelegate: AnyObject {
    func audioRecorderDidFinishRecording(_ recorder: AVAudioRecorder, successfully flag: Bool)
    func audioRecorderEncodeErrorDidOccur(_ recorder: AVAudioRecorder, error: (any Error)?)
}

extension AVAudioRecorderDelegate {
    public func audioRecorderDidFinishRecording(_ recorder: AVAudioRecorder, successfully flag: Bool) {}
    public func audioRecorderEncodeErrorDidOccur(_ recorder: AVAudioRecorder, error: (any Error)?) {}
}
