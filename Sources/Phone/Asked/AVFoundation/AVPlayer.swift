public import CoreMedia
public import Dispatch
public import Foundation
internal import UIKit

/// Plays videos and sounds. Nothing is heard or seen, and the playback time never advances.
open class AVPlayer: NSObject, @unchecked Sendable {
    public enum TimeControlStatus: Int, Sendable {
        case paused = 0
        case waitingToPlayAtSpecifiedRate, playing
    }

    public enum Status: Int, Sendable {
        case unknown = 0
        case readyToPlay, failed
    }

    public enum ActionAtItemEnd: Int, Sendable {
        case advance = 0
        case pause, none
    }

    public struct WaitingReason: RawRepresentable, Hashable, Sendable {
        public static let toMinimizeStalls = WaitingReason(rawValue: "toMinimizeStalls")
        public static let evaluatingBufferingRate = WaitingReason(rawValue: "evaluatingBufferingRate")
        public static let noItemToPlay = WaitingReason(rawValue: "noItemToPlay")

        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
    }

    public static let rateDidChangeNotification = Notification.Name("AVPlayerRateDidChangeNotification")
    public class var eligibleForHDRPlayback: Bool { false }

    open private(set) var currentItem: AVPlayerItem?
    open var rate: Float {
        get { speed }
        @available(*, deprecated, message: "no effect")
        set {
            if newValue != 0 { inert(self) }
            speed = newValue
        }
    }
    private var speed: Float = 0
    open var defaultRate: Float = 1
    open var volume: Float = 1
    open var isMuted = false
    open var allowsExternalPlayback = true
    open var isExternalPlaybackActive: Bool { false }
    open var usesExternalPlaybackWhileExternalScreenIsActive = false
    open var automaticallyWaitsToMinimizeStalling = true
    open var preventsDisplaySleepDuringVideoPlayback = true
    open var actionAtItemEnd = ActionAtItemEnd.pause
    open var audiovisualBackgroundPlaybackPolicy = 1
    open var status: Status { .readyToPlay }
    open var error: (any Error)? { nil }
    open var timeControlStatus: TimeControlStatus { rate == 0 ? .paused : .playing }
    open var reasonForWaitingToPlay: WaitingReason? { nil }

    public override init() {
        super.init()
    }

    public init(url URL: URL) {
        currentItem = AVPlayerItem(url: URL)
        super.init()
    }

    public init(playerItem item: AVPlayerItem?) {
        currentItem = item
        super.init()
    }

    @available(*, deprecated, message: "no effect")
    open func play() {
        inert(self)
        speed = defaultRate
    }

    @available(*, deprecated, message: "no effect")
    open func playImmediately(atRate rate: Float) {
        play()
        speed = rate
    }

    open func pause() {
        speed = 0
    }

    open func replaceCurrentItem(with item: AVPlayerItem?) {
        currentItem = item
    }

    open func currentTime() -> CMTime { currentItem?.time ?? .zero }

    open func seek(to time: CMTime) {
        currentItem?.time = time
    }

    /// - Parameter completionHandler: called at once.
    open func seek(to time: CMTime, completionHandler: @escaping (Bool) -> Void) {
        seek(to: time)
        completionHandler(true)
    }

    open func seek(to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime) {
        seek(to: time)
    }

    open func seek(
        to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime, completionHandler: @escaping (Bool) -> Void
    ) {
        seek(to: time, completionHandler: completionHandler)
    }

    /// - Parameter block: never called, because the time never advances.
    @available(*, deprecated, message: "no effect")
    open func addPeriodicTimeObserver(
        forInterval interval: CMTime, queue: DispatchQueue?, using block: @escaping @Sendable (CMTime) -> Void
    ) -> Any {
        inert(self)
        return NSObject()
    }

    /// - Parameter block: never called, because the time never advances.
    @available(*, deprecated, message: "no effect")
    open func addBoundaryTimeObserver(
        forTimes times: [NSValue], queue: DispatchQueue?, using block: @escaping @Sendable () -> Void
    ) -> Any {
        inert(self)
        return NSObject()
    }

    open func removeTimeObserver(_ observer: Any) {}
    @available(*, deprecated, message: "no effect")
    open func preroll(atRate rate: Float, completionHandler: ((Bool) -> Void)? = nil) {
        inert(self)
        completionHandler?(true)
    }
}

/// Plays several items in sequence.
open class AVQueuePlayer: AVPlayer, @unchecked Sendable {
    private var queue: [AVPlayerItem] = []

    public init(items: [AVPlayerItem]) {
        queue = items
        super.init(playerItem: items.first)
    }

    public override init() {
        super.init()
    }

    open func items() -> [AVPlayerItem] { queue }

    open func insert(_ item: AVPlayerItem, after afterItem: AVPlayerItem?) {
        let index = queue.firstIndex { $0 === afterItem }.map { $0 + 1 } ?? queue.count
        queue.insert(item, at: index)
        if currentItem == nil { replaceCurrentItem(with: item) }
    }

    open func canInsert(_ item: AVPlayerItem, after afterItem: AVPlayerItem?) -> Bool { true }
    open func remove(_ item: AVPlayerItem) { queue.removeAll { $0 === item } }

    open func removeAllItems() {
        queue = []
        replaceCurrentItem(with: nil)
    }

    open func advanceToNextItem() {
        if !queue.isEmpty { queue.removeFirst() }
        replaceCurrentItem(with: queue.first)
    }
}

/// Plays an item in a loop.
open class AVPlayerLooper: NSObject, @unchecked Sendable {
    public init(player: AVQueuePlayer, templateItem itemToLoop: AVPlayerItem) {
        super.init()
    }

    open func disableLooping() {}
}
