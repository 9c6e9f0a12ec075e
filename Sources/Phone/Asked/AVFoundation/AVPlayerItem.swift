public import CoreMedia
public import Foundation

/// A video or a sound to play.
open class AVPlayerItem: NSObject, @unchecked Sendable {
    public enum Status: Int, Sendable {
        case unknown = 0
        case readyToPlay, failed
    }

    public static let didPlayToEndTimeNotification = Notification.Name("AVPlayerItemDidPlayToEndTimeNotification")
    public static let failedToPlayToEndTimeNotification = Notification.Name(
        "AVPlayerItemFailedToPlayToEndTimeNotification")
    public static let playbackStalledNotification = Notification.Name("AVPlayerItemPlaybackStalledNotification")
    public static let timeJumpedNotification = Notification.Name("AVPlayerItemTimeJumpedNotification")

    public let asset: AVAsset
    open internal(set) var status = Status.readyToPlay
    open var error: (any Error)? { nil }
    open var duration: CMTime { .indefinite }
    open var preferredForwardBufferDuration: TimeInterval = 0
    open var preferredPeakBitRate: Double = 0
    open var audioTimePitchAlgorithm = AVAudioTimePitchAlgorithm.timeDomain
    open var externalMetadata: [AVMetadataItem] = []
    open var canUseNetworkResourcesForLiveStreamingWhilePaused = false
    open var forwardPlaybackEndTime = CMTime.invalid
    open var isPlaybackLikelyToKeepUp: Bool { true }
    open var isPlaybackBufferEmpty: Bool { false }
    open var isPlaybackBufferFull: Bool { true }
    open var loadedTimeRanges: [NSValue] { [] }
    open var seekableTimeRanges: [NSValue] { [] }
    open var presentationSize: CGSize { .zero }
    var time = CMTime.zero

    public convenience init(url URL: URL) {
        self.init(asset: AVURLAsset(url: URL))
    }

    public init(asset: AVAsset) {
        self.asset = asset
        super.init()
    }

    public convenience init(asset: AVAsset, automaticallyLoadedAssetKeys: [String]?) {
        self.init(asset: asset)
    }

    open func currentTime() -> CMTime { time }
    open func currentDate() -> Date? { nil }
    open func cancelPendingSeeks() {}

    /// - Parameter completionHandler: called at once.
    open func seek(to time: CMTime, completionHandler: ((Bool) -> Void)? = nil) {
        self.time = time
        completionHandler?(true)
    }
}

extension NSNotification.Name {
    public static let AVPlayerItemDidPlayToEndTime = AVPlayerItem.didPlayToEndTimeNotification
    public static let AVPlayerItemFailedToPlayToEndTime = AVPlayerItem.failedToPlayToEndTimeNotification
    public static let AVPlayerItemPlaybackStalled = AVPlayerItem.playbackStalledNotification
    public static let AVPlayerItemNewAccessLogEntry = NSNotification.Name("AVPlayerItemNewAccessLogEntryNotification")
    public static let AVPlayerItemNewErrorLogEntry = NSNotification.Name("AVPlayerItemNewErrorLogEntryNotification")
}

public struct AVAudioTimePitchAlgorithm: RawRepresentable, Hashable, Sendable {
    public static let timeDomain = AVAudioTimePitchAlgorithm(rawValue: "TimeDomain")
    public static let spectral = AVAudioTimePitchAlgorithm(rawValue: "Spectral")
    public static let varispeed = AVAudioTimePitchAlgorithm(rawValue: "Varispeed")

    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
}
