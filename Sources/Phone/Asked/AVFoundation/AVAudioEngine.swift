public import Foundation
internal import UIKit

/// Plays and records sound. Nothing is heard, and nothing is recorded.
open class AVAudioEngine: NSObject, @unchecked Sendable {
    public let inputNode = AVAudioInputNode()
    public let outputNode = AVAudioOutputNode()
    public let mainMixerNode = AVAudioMixerNode()
    open private(set) var isRunning = false

    public override init() { super.init() }

    @available(*, deprecated, message: "no effect") open func attach(_ node: AVAudioNode) { inert(self) }
    open func detach(_ node: AVAudioNode) {}
    @available(*, deprecated, message: "no effect")
    open func connect(_ node1: AVAudioNode, to node2: AVAudioNode, format: AVAudioFormat?) { inert(self) }
    open func disconnectNodeOutput(_ node: AVAudioNode) {}
    @available(*, deprecated, message: "no effect") open func prepare() { inert(self) }

    @available(*, deprecated, message: "no effect")
    open func start() throws {
        inert(self)
        isRunning = true
    }

    open func pause() { isRunning = false }
    open func stop() { isRunning = false }
    open func reset() {}
}

open class AVAudioNode: NSObject, @unchecked Sendable {
    public override init() { super.init() }

    open func outputFormat(forBus bus: AVAudioNodeBus) -> AVAudioFormat { AVAudioFormat() }
    open func inputFormat(forBus bus: AVAudioNodeBus) -> AVAudioFormat { AVAudioFormat() }

    /// - Parameter tapBlock: never called.
    @available(*, deprecated, message: "no effect")
    open func installTap(
        onBus bus: AVAudioNodeBus, bufferSize: AVAudioFrameCount, format: AVAudioFormat?,
        block tapBlock: @escaping (AVAudioPCMBuffer, AVAudioTime) -> Void
    ) { inert(self) }
    open func removeTap(onBus bus: AVAudioNodeBus) {}
    open func reset() {}
}

open class AVAudioInputNode: AVAudioNode, @unchecked Sendable {
    open private(set) var isVoiceProcessingEnabled = false
    open func setVoiceProcessingEnabled(_ enabled: Bool) throws { isVoiceProcessingEnabled = enabled }
}
open class AVAudioOutputNode: AVAudioNode, @unchecked Sendable {}
open class AVAudioMixerNode: AVAudioNode, @unchecked Sendable {
    open var outputVolume: Float = 1
}

open class AVAudioPlayerNode: AVAudioNode, @unchecked Sendable {
    open private(set) var isPlaying = false
    open var volume: Float = 1

    @available(*, deprecated, message: "no effect")
    open func play() {
        inert(self)
        isPlaying = true
    }

    open func pause() { isPlaying = false }
    open func stop() { isPlaying = false }
    @available(*, deprecated, message: "no effect")
    open func scheduleBuffer(_ buffer: AVAudioPCMBuffer, completionHandler: (() -> Void)? = nil) {
        inert(self)
        completionHandler?()
    }
    @available(*, deprecated, message: "no effect")
    open func scheduleFile(_ file: AVAudioFile, at when: AVAudioTime?, completionHandler: (() -> Void)? = nil) {
        inert(self)
        completionHandler?()
    }
}

open class AVAudioFormat: NSObject, @unchecked Sendable {
    open var sampleRate: Double { 44100 }
    open var channelCount: AVAudioChannelCount { 1 }

    public override init() { super.init() }
    public init?(standardFormatWithSampleRate sampleRate: Double, channels: AVAudioChannelCount) { super.init() }
}

open class AVAudioPCMBuffer: NSObject, @unchecked Sendable {
    open var frameLength: AVAudioFrameCount = 0
    open var frameCapacity: AVAudioFrameCount { 0 }
    open var format: AVAudioFormat { AVAudioFormat() }
    open var floatChannelData: UnsafePointer<UnsafeMutablePointer<Float>>? { nil }
    open var int16ChannelData: UnsafePointer<UnsafeMutablePointer<Int16>>? { nil }

    public init?(pcmFormat format: AVAudioFormat, frameCapacity: AVAudioFrameCount) { super.init() }
}

open class AVAudioTime: NSObject, @unchecked Sendable {
    open var hostTime: UInt64 { 0 }
    open var sampleTime: Int64 { 0 }
}

open class AVAudioFile: NSObject, @unchecked Sendable {
    public let url: URL
    open var length: Int64 { 0 }
    open var processingFormat: AVAudioFormat { AVAudioFormat() }

    public init(forReading fileURL: URL) throws {
        url = fileURL
        super.init()
    }

    public init(forWriting fileURL: URL, settings: [String: Any]) throws {
        url = fileURL
        super.init()
    }

    @available(*, deprecated, message: "no effect") open func write(from buffer: AVAudioPCMBuffer) throws { inert(self) }
    @available(*, deprecated, message: "no effect") open func read(into buffer: AVAudioPCMBuffer) throws { inert(self) }
}

public typealias AVAudioNodeBus = Int
public typealias AVAudioFrameCount = UInt32
public typealias AVAudioChannelCount = UInt32
