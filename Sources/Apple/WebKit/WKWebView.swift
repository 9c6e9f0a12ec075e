public import UIKit

/// The page that a component belongs to.
open class WKWebView: UIView {
    public let configuration: WKWebViewConfiguration
    public let scrollView = UIScrollView()
    package weak var host: (any WebViewHost)?
    /// The web view's bridge, which lives as long as it does.
    package var bridge: AnyObject?

    public init(frame: CGRect = .zero, configuration: WKWebViewConfiguration = WKWebViewConfiguration()) {
        self.configuration = configuration
        super.init(frame: frame)
    }

    open var url: URL? { host?.location }

    open func evaluateJavaScript(_ javaScriptString: String, completionHandler: (@MainActor (Any?, (any Error)?) -> Void)? = nil) {
        evaluate(javaScriptString) { result in
            switch result {
            case .success(let value): completionHandler?(value, nil)
            case .failure(let error): completionHandler?(nil, error)
            }
        }
    }

    @discardableResult
    open func evaluateJavaScript(_ javaScriptString: String) async throws -> Any? {
        try await withCheckedThrowingContinuation { (continuation: CheckedContinuation<Any?, any Error>) in
            evaluate(javaScriptString) { result in
                nonisolated(unsafe) let result = result
                continuation.resume(with: result)
            }
        }
    }

    open func reload() {
        evaluateJavaScript("window.location.reload()")
    }

    open func goBack() {
        evaluateJavaScript("window.history.back()")
    }

    open func goForward() {
        evaluateJavaScript("window.history.forward()")
    }

    private func evaluate(_ script: String, completion: @escaping (Result<Any?, any Error>) -> Void) {
        guard let host else {
            completion(.failure(WKError(.webViewInvalidated, "The web view has no page, so the script was not run.")))
            return
        }
        host.evaluate(script, completion: completion)
    }
}
