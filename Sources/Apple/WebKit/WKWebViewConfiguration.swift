/// How a web view is made.
@MainActor open class WKWebViewConfiguration {
    open lazy var userContentController = WKUserContentController()
    open var applicationNameForUserAgent: String?

    public init() {}
}
