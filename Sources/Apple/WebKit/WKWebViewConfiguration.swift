/// How a web view is set up.
@MainActor open class WKWebViewConfiguration {
    open var userContentController = WKUserContentController()
    open var applicationNameForUserAgent: String?

    public init() {}
}
