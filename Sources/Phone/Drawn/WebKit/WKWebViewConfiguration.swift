import UIKit

/// The configuration of a web view.
@preconcurrency @MainActor open class WKWebViewConfiguration: NSObject {
    open lazy var userContentController = WKUserContentController()
    open lazy var preferences = WKPreferences()
    @available(*, deprecated, message: "no effect") open lazy var processPool = WKProcessPool() { didSet { inert(self) } }
    @available(*, deprecated, message: "no effect")
    open lazy var websiteDataStore = WKWebsiteDataStore.default() { didSet { inert(self) } }
    open lazy var defaultWebpagePreferences: WKWebpagePreferences! = WKWebpagePreferences()
    open var applicationNameForUserAgent: String? {
        get { nameForUserAgent }
        set {
            // Strada's apps put the components' names here; the server sends them to the page itself.
            if newValue?.contains("bridge-components:") == false {
                Inert.note("WKWebViewConfiguration.applicationNameForUserAgent")
            }
            nameForUserAgent = newValue
        }
    }
    /// Set by Hotwire: the server builds the page's user agent from it.
    package var nameForUserAgent: String? = "Mobile/15E148"
    @available(*, deprecated, message: "no effect") open var allowsInlineMediaPlayback = true { didSet { inert(self) } }
    @available(*, deprecated, message: "no effect") open var allowsPictureInPictureMediaPlayback = true { didSet { inert(self) } }
    @available(*, deprecated, message: "no effect") open var allowsAirPlayForMediaPlayback = true { didSet { inert(self) } }
    @available(*, deprecated, message: "no effect")
    open var mediaTypesRequiringUserActionForPlayback: WKAudiovisualMediaTypes = .all { didSet { inert(self) } }
    @available(*, deprecated, message: "no effect") open var dataDetectorTypes: WKDataDetectorTypes = [] { didSet { inert(self) } }
    @available(*, deprecated, message: "no effect") open var suppressesIncrementalRendering = false { didSet { inert(self) } }
    @available(*, deprecated, message: "no effect") open var ignoresViewportScaleLimits = false { didSet { inert(self) } }
    @available(*, deprecated, message: "no effect") open var upgradeKnownHostsToHTTPS = true { didSet { inert(self) } }
    /// Gives pages service workers, which a web view lacks otherwise. No address is refused.
    open var limitsNavigationsToAppBoundDomains = false
    @available(*, deprecated, message: "no effect") open var isInlinePredictionEnabled = false { didSet { inert(self) } }

    public override init() { super.init() }

    @available(*, deprecated, message: "no effect")
    open func setURLSchemeHandler(_ urlSchemeHandler: (any WKURLSchemeHandler)?, forURLScheme urlScheme: String) { inert(self) }
}

/// Kinds of media.
public struct WKAudiovisualMediaTypes: OptionSet, Sendable {
    public static let audio = WKAudiovisualMediaTypes(rawValue: 1)
    public static let video = WKAudiovisualMediaTypes(rawValue: 2)
    public static let all = WKAudiovisualMediaTypes(rawValue: .max)
    public let rawValue: UInt

    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }
}

/// The kinds of text that a web view turns into links.
public struct WKDataDetectorTypes: OptionSet, Sendable {
    public static let phoneNumber = WKDataDetectorTypes(rawValue: 1)
    public static let link = WKDataDetectorTypes(rawValue: 2)
    public static let address = WKDataDetectorTypes(rawValue: 4)
    public static let calendarEvent = WKDataDetectorTypes(rawValue: 8)
    public static let all = WKDataDetectorTypes(rawValue: .max)
    public let rawValue: UInt

    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }
}

/// The part of a page to capture as an image.
@preconcurrency @MainActor open class WKSnapshotConfiguration: NSObject {
    open var rect = CGRect.null
    open var snapshotWidth: NSNumber?
    open var afterScreenUpdates = true
}
