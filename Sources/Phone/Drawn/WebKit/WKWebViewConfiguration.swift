import UIKit

/// How a web view is made.
@preconcurrency @MainActor open class WKWebViewConfiguration: NSObject {
    open lazy var userContentController = WKUserContentController()
    open lazy var preferences = WKPreferences()
    @available(*, deprecated, message: "Does nothing in a browser.")
    open lazy var processPool = WKProcessPool() { didSet { Inert.note("WKWebViewConfiguration.processPool") } }
    @available(*, deprecated, message: "Does nothing in a browser.")
    open lazy var websiteDataStore = WKWebsiteDataStore.default() {
        didSet { Inert.note("WKWebViewConfiguration.websiteDataStore") }
    }
    open lazy var defaultWebpagePreferences: WKWebpagePreferences! = WKWebpagePreferences()
    open var applicationNameForUserAgent: String? {
        get { nameForUserAgent }
        set {
            // Strada's apps put the components' names here, which the server tells the page itself.
            if newValue?.contains("bridge-components:") == false {
                Inert.note("WKWebViewConfiguration.applicationNameForUserAgent")
            }
            nameForUserAgent = newValue
        }
    }
    /// Hotwire's own: the server makes the page's user agent with it.
    package var nameForUserAgent: String?
    @available(*, deprecated, message: "Does nothing in a browser.")
    open var allowsInlineMediaPlayback = true {
        didSet { Inert.note("WKWebViewConfiguration.allowsInlineMediaPlayback") }
    }
    @available(*, deprecated, message: "Does nothing in a browser.")
    open var allowsPictureInPictureMediaPlayback = true {
        didSet { Inert.note("WKWebViewConfiguration.allowsPictureInPictureMediaPlayback") }
    }
    @available(*, deprecated, message: "Does nothing in a browser.")
    open var allowsAirPlayForMediaPlayback = true {
        didSet { Inert.note("WKWebViewConfiguration.allowsAirPlayForMediaPlayback") }
    }
    @available(*, deprecated, message: "Does nothing in a browser.")
    open var mediaTypesRequiringUserActionForPlayback: WKAudiovisualMediaTypes = .all {
        didSet { Inert.note("WKWebViewConfiguration.mediaTypesRequiringUserActionForPlayback") }
    }
    @available(*, deprecated, message: "Does nothing in a browser.")
    open var dataDetectorTypes: WKDataDetectorTypes = [] {
        didSet { Inert.note("WKWebViewConfiguration.dataDetectorTypes") }
    }
    @available(*, deprecated, message: "Does nothing in a browser.")
    open var suppressesIncrementalRendering = false {
        didSet { Inert.note("WKWebViewConfiguration.suppressesIncrementalRendering") }
    }
    @available(*, deprecated, message: "Does nothing in a browser.")
    open var ignoresViewportScaleLimits = false {
        didSet { Inert.note("WKWebViewConfiguration.ignoresViewportScaleLimits") }
    }
    @available(*, deprecated, message: "Does nothing in a browser.")
    open var upgradeKnownHostsToHTTPS = true {
        didSet { Inert.note("WKWebViewConfiguration.upgradeKnownHostsToHTTPS") }
    }
    @available(*, deprecated, message: "Does nothing in a browser.")
    open var limitsNavigationsToAppBoundDomains = false {
        didSet { Inert.note("WKWebViewConfiguration.limitsNavigationsToAppBoundDomains") }
    }
    @available(*, deprecated, message: "Does nothing in a browser.")
    open var isInlinePredictionEnabled = false {
        didSet { Inert.note("WKWebViewConfiguration.isInlinePredictionEnabled") }
    }

    public override init() { super.init() }

    @available(*, deprecated, message: "Does nothing in a browser.")
    open func setURLSchemeHandler(_ urlSchemeHandler: (any WKURLSchemeHandler)?, forURLScheme urlScheme: String) {
        Inert.note("WKWebViewConfiguration.setURLSchemeHandler(_:forURLScheme:)")
    }
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

/// What a web view makes links of.
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

/// Which part of a page is wanted as a picture.
@preconcurrency @MainActor open class WKSnapshotConfiguration: NSObject {
    open var rect = CGRect.null
    open var snapshotWidth: NSNumber?
    open var afterScreenUpdates = true
}
