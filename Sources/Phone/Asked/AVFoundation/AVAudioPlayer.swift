public import Foundation
internal import UIKit

/// Plays a sound, silently.
open class AVAudioPlayer: NSObject, @unchecked Sendable {
    open weak var delegate: (any AVAudioPlayerDelegate)?
    open private(set) var isPlaying = false
    open var volume: Float = 1
    open var pan: Float = 0
    open var rate: Float = 1
    open var enableRate = false
    open var isMeteringEnabled = false
    open var numberOfLoops = 0
    open var currentTime: TimeInterval = 0
    open var duration: TimeInterval { 0 }
    open var deviceCurrentTime: TimeInterval { ProcessInfo.processInfo.systemUptime }
    open var numberOfChannels: Int { 2 }
    public let url: URL?
    public let data: Data?

    public init(contentsOf url: URL) throws {
        self.url = url
        data = nil
        super.init()
        guard url.isFileURL, FileManager.default.fileExists(atPath: url.path) else { throw CocoaError(.fileNoSuchFile) }
    }

    public convenience init(contentsOf url: URL, fileTypeHint utiString: String?) throws {
        try self.init(contentsOf: url)
    }

    public init(data: Data) throws {
        url = nil
        self.data = data
        super.init()
    }

    public convenience init(data: Data, fileTypeHint utiString: String?) throws {
        try self.init(data: data)
    }

    @discardableResult
    open func prepareToPlay() -> Bool { true }

    /// Finishes in a later turn of the main loop.
    @available(*, deprecated, message: "no effect")
    @discardableResult
    open func play() -> Bool {
        inert(self)
        isPlaying = true
        MainTurn.later {
            guard self.isPlaying else { return }
            self.isPlaying = false
            self.delegate?.audioPlayerDidFinishPlaying(self, successfully: true)
        }
        return true
    }

    @available(*, deprecated, message: "no effect") @discardableResult open func play(atTime time: TimeInterval) -> Bool { play() }

    open func setVolume(_ volume: Float, fadeDuration duration: TimeInterval) { self.volume = volume }
    @available(*, deprecated, message: "no effect") open func updateMeters() { inert(self) }
    open func averagePower(forChannel channelNumber: Int) -> Float { -160 }
    open func peakPower(forChannel channelNumber: Int) -> Float { -160 }

    open func pause() {
        isPlaying = false
    }

    open func stop() {
        isPlaying = false
    }
}

@preconcurrency @MainActor public protocol AVAudioPlayerDelegate: AnyObject {
    func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool)
    func audioPlayerDecodeErrorDidOccur(_ player: AVAudioPlayer, error: (any Error)?)
}

extension AVAudioPlayerDelegate {
    public func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool) {}
    public func audioPlayerDecodeErrorDidOccur(_ player: AVAudioPlayer, error: (any Error)?) {}
}
