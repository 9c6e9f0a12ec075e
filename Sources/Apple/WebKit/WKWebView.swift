public import UIKit

/// A page as components see it. The page itself is in the person's browser.
@MainActor open class WKWebView: UIView {
    public let configuration: WKWebViewConfiguration
    open lazy var scrollView = UIScrollView()
    open var customUserAgent: String?

    /// The page behind this view; `nil` when there is none, so that scripts fail.
    package var host: (any WebViewHost)?
    /// What another module has bound to this view, for as long as the view lives.
    package var attachment: AnyObject?

    public init(frame: CGRect, configuration: WKWebViewConfiguration) {
        self.configuration = configuration
        super.init(frame: frame)
    }

    public convenience init() {
        self.init(frame: .zero, configuration: WKWebViewConfiguration())
    }

    public required init?(coder: NSCoder) {
        configuration = WKWebViewConfiguration()
        super.init(coder: coder)
    }

    open var url: URL? { host?.location.flatMap { URL(string: $0) } }

    /// The page's URL as the page writes it, which `URL` may write in another way.
    package var location: String? { host?.location ?? url?.absoluteString }

    /// Runs a script in the page.
    ///
    /// - Parameter completionHandler: gets the value (`nil` for `undefined`), or why there is none.
    open func evaluateJavaScript(
        _ javaScriptString: String, completionHandler: (@MainActor (Any?, (any Error)?) -> Void)? = nil
    ) {
        guard let host else {
            completionHandler?(nil, WKError(.webViewInvalidated, "The web view has no page that could run the script."))
            return
        }
        host.evaluate(javaScriptString) { result in
            switch result {
            case .success(let value): completionHandler?(value, nil)
            case .failure(let error): completionHandler?(nil, error)
            }
        }
    }

    /// Runs a script in the page.
    ///
    /// - Returns: the value; `nil` for `undefined`.
    @discardableResult
    open func evaluateJavaScript(_ javaScriptString: String) async throws -> Any? {
        try await withCheckedThrowingContinuation { continuation in
            evaluateJavaScript(javaScriptString) { value, error in
                nonisolated(unsafe) let value = value
                if let error {
                    continuation.resume(throwing: error)
                } else {
                    continuation.resume(returning: value)
                }
            }
        }
    }

    @discardableResult
    open func reload() -> WKNavigation? { navigate("location.reload()") }

    @discardableResult
    open func goBack() -> WKNavigation? { navigate("history.back()") }

    @discardableResult
    open func goForward() -> WKNavigation? { navigate("history.forward()") }

    private func navigate(_ script: String) -> WKNavigation? {
        guard host != nil else { return nil }
        evaluateJavaScript(script, completionHandler: nil)
        return WKNavigation()
    }
}
