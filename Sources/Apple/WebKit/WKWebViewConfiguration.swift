import UIKit

/// How a web view is made.
@preconcurrency @MainActor open class WKWebViewConfiguration: NSObject {
    open lazy var userContentController = WKUserContentController()
    open lazy var preferences = WKPreferences()
    open lazy var processPool = WKProcessPool()
    open lazy var websiteDataStore = WKWebsiteDataStore.default()
    open lazy var defaultWebpagePreferences: WKWebpagePreferences! = WKWebpagePreferences()
    open var applicationNameForUserAgent: String?
    open var allowsInlineMediaPlayback = true
    open var allowsPictureInPictureMediaPlayback = true
    open var allowsAirPlayForMediaPlayback = true
    open var mediaTypesRequiringUserActionForPlayback: WKAudiovisualMediaTypes = .all
    open var dataDetectorTypes: WKDataDetectorTypes = []
    open var suppressesIncrementalRendering = false
    open var ignoresViewportScaleLimits = false
    open var upgradeKnownHostsToHTTPS = true
    open var limitsNavigationsToAppBoundDomains = false
    open var isInlinePredictionEnabled = false

    public override init() { super.init() }

    @available(*, deprecated, message: "Does nothing in a browser.")
    open func setURLSchemeHandler(_ urlSchemeHandler: (any WKURLSchemeHandler)?, forURLScheme urlScheme: String) {
        Inert.note("WKWebViewConfiguration.setURLSchemeHandler(_:forURLScheme:)")
    }
}
