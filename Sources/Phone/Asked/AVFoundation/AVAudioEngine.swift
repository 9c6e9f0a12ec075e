public import Foundation
internal import UIKit

/// Makes and takes up sounds: none is heard, and none comes.
open class AVAudioEngine: NSObject, @unchecked Sendable {
    public let inputNode = AVAudioInputNode()
    public let outputNode = AVAudioOutputNode()
    public let mainMixerNode = AVAudioMixerNode()
    open private(set) var isRunning = false

    public override init() { super.init() }

    @available(*, deprecated, message: "Does nothing in a browser.")
    open func attach(_ node: AVAudioNode) { Inert.note("AVAudioEngine.attach(_:)") }
    open func detach(_ node: AVAudioNode) {}
    @available(*, deprecated, message: "Does nothing in a browser.")
    open func connect(_ node1: AVAudioNode, to node2: AVAudioNode, format: AVAudioFormat?) {
        Inert.note("AVAudioEngine.connect(_:to:format:)")
    }
    open func disconnectNodeOutput(_ node: AVAudioNode) {}
    @available(*, deprecated, message: "Does nothing in a browser.")
    open func prepare() { Inert.note("AVAudioEngine.prepare()") }

    @available(*, deprecated, message: "Does nothing in a browser.")
    open func start() throws {
        Inert.note("AVAudioEngine.start()")
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

    /// - Parameter tapBlock: is never called.
    @available(*, deprecated, message: "Does nothing in a browser.")
    open func installTap(
        onBus bus: AVAudioNodeBus, bufferSize: AVAudioFrameCount, format: AVAudioFormat?,
        block tapBlock: @escaping (AVAudioPCMBuffer, AVAudioTime) -> Void
    ) {
        Inert.note("AVAudioNode.installTap(onBus:bufferSize:format:block:)")
    }
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

    @available(*, deprecated, message: "Does nothing in a browser.")
    open func play() {
        Inert.note("AVAudioPlayerNode.play()")
        isPlaying = true
    }

    open func pause() { isPlaying = false }
    open func stop() { isPlaying = false }
    @available(*, deprecated, message: "Does nothing in a browser.")
    open func scheduleBuffer(_ buffer: AVAudioPCMBuffer, completionHandler: (() -> Void)? = nil) {
        Inert.note("AVAudioPlayerNode.scheduleBuffer(_:completionHandler:)")
        completionHandler?()
    }
    @available(*, deprecated, message: "Does nothing in a browser.")
    open func scheduleFile(_ file: AVAudioFile, at when: AVAudioTime?, completionHandler: (() -> Void)? = nil) {
        Inert.note("AVAudioPlayerNode.scheduleFile(_:at:completionHandler:)")
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

    @available(*, deprecated, message: "Does nothing in a browser.")
    open func write(from buffer: AVAudioPCMBuffer) throws { Inert.note("AVAudioFile.write(from:)") }
    @available(*, deprecated, message: "Does nothing in a browser.")
    open func read(into buffer: AVAudioPCMBuffer) throws { Inert.note("AVAudioFile.read(into:)") }
}

public typealias AVAudioNodeBus = Int
public typealias AVAudioFrameCount = UInt32
public typealias AVAudioChannelCount = UInt32
