public import Foundation
internal import UIKit

open class AVPlayerItem: NSObject, @unchecked Sendable {
    public static let didPlayToEndTimeNotification = Notification.Name("AVPlayerItemDidPlayToEndTimeNotification")

    let url: URL

    public init(url URL: URL) {
        url = URL
        super.init()
    }
}

extension NSNotification.Name {
    public static let AVPlayerItemDidPlayToEndTime = AVPlayerItem.didPlayToEndTimeNotification
}

/// Plays films and sounds: nothing is heard or seen of them.
open class AVPlayer: NSObject, @unchecked Sendable {
    open private(set) var currentItem: AVPlayerItem?
    open var rate: Float = 0
    open var volume: Float = 1
    open var isMuted = false
    open var allowsExternalPlayback = true

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

    @available(*, deprecated, message: "Does nothing in a browser.")
    open func play() {
        Inert.note("AVPlayer.play()")
        rate = 1
    }

    open func pause() {
        rate = 0
    }

    open func replaceCurrentItem(with item: AVPlayerItem?) {
        currentItem = item
    }
}

/// Plays a sound: nothing is heard of it.
open class AVAudioPlayer: NSObject, @unchecked Sendable {
    open weak var delegate: (any AVAudioPlayerDelegate)?
    open private(set) var isPlaying = false
    open var volume: Float = 1
    open var numberOfLoops = 0
    open var currentTime: TimeInterval = 0
    open var duration: TimeInterval { 0 }
    public let url: URL?

    public init(contentsOf url: URL) throws {
        self.url = url
        super.init()
        guard url.isFileURL, FileManager.default.fileExists(atPath: url.path) else { throw CocoaError(.fileNoSuchFile) }
    }

    public init(data: Data) throws {
        url = nil
        super.init()
    }

    @discardableResult
    open func prepareToPlay() -> Bool { true }

    /// Ends in a later turn.
    @available(*, deprecated, message: "Does nothing in a browser.")
    @discardableResult
    open func play() -> Bool {
        Inert.note("AVAudioPlayer.play()")
        isPlaying = true
        MainTurn.later {
            guard self.isPlaying else { return }
            self.isPlaying = false
            self.delegate?.audioPlayerDidFinishPlaying(self, successfully: true)
        }
        return true
    }

    open func pause() {
        isPlaying = false
    }

    open func stop() {
        isPlaying = false
    }
}

@preconcurrency @MainActor public protocol AVAudioPlayerDelegate: AnyObject {
    func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool)
}

extension AVAudioPlayerDelegate {
    public func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool) {}
}
