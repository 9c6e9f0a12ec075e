/// The lock screen's information on the playing sound. It is not shown: a browser shows its page's.
open class MPNowPlayingInfoCenter: NSObject, @unchecked Sendable {
    private static let center = MPNowPlayingInfoCenter()

    open class func `default`() -> MPNowPlayingInfoCenter { center }

    @available(*, deprecated, message: "no effect") open var nowPlayingInfo: [String: Any]? { didSet { inert(self) } }
    @available(*, deprecated, message: "no effect")
    open var playbackState = MPNowPlayingPlaybackState.unknown { didSet { inert(self) } }
}

public enum MPNowPlayingPlaybackState: UInt, Sendable {
    case unknown = 0
    case playing, paused, stopped, interrupted
}

public let MPMediaItemPropertyTitle = "title"
public let MPMediaItemPropertyArtist = "artist"
public let MPMediaItemPropertyAlbumTitle = "albumTitle"
public let MPMediaItemPropertyArtwork = "artwork"
public let MPMediaItemPropertyPlaybackDuration = "playbackDuration"
public let MPNowPlayingInfoPropertyElapsedPlaybackTime = "MPNowPlayingInfoPropertyElapsedPlaybackTime"
public let MPNowPlayingInfoPropertyPlaybackRate = "MPNowPlayingInfoPropertyPlaybackRate"
public let MPNowPlayingInfoPropertyIsLiveStream = "MPNowPlayingInfoPropertyIsLiveStream"

/// The artwork of the playing item.
open class MPMediaItemArtwork: NSObject, @unchecked Sendable {
    public let bounds: CGRect
    private let request: (CGSize) -> UIImage

    public init(boundsSize: CGSize, requestHandler: @escaping (CGSize) -> UIImage) {
        bounds = CGRect(origin: .zero, size: boundsSize)
        request = requestHandler
    }

    open func image(at size: CGSize) -> UIImage? { request(size) }
}
