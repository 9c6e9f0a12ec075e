@_exported public import Foundation
public import UIKit
import ViaductProtocol

#if canImport(FoundationNetworking)
    public import FoundationNetworking
#endif

/// A page as components see it. The page itself is in the browser.
@preconcurrency @MainActor open class WKWebView: UIView {
    public let configuration: WKWebViewConfiguration
    open lazy var scrollView = {
        let view = UIScrollView()
        view.scrollPage = { [weak self] in self?.scroll(to: $0, animated: $1) }
        return view
    }()
    @available(*, deprecated, message: "no effect") open var customUserAgent: String? = "" { didSet { inert(self) } }
    @available(*, deprecated, message: "no effect")
    open weak var navigationDelegate: (any WKNavigationDelegate)? { didSet { inert(self) } }
    /// Asked for new windows.
    open weak var uiDelegate: (any WKUIDelegate)?
    @available(*, deprecated, message: "no effect") open var allowsBackForwardNavigationGestures = false { didSet { inert(self) } }
    @available(*, deprecated, message: "no effect") open var allowsLinkPreview = true { didSet { inert(self) } }
    open var isInspectable = false
    @available(*, deprecated, message: "no effect") open var isFindInteractionEnabled = false { didSet { inert(self) } }
    @available(*, deprecated, message: "no effect") open var underPageBackgroundColor: UIColor! = .systemBackground { didSet { inert(self) } }
    open var pageZoom: CGFloat = 1 {
        didSet { if pageZoom != oldValue { run("document.documentElement.style.setProperty('zoom', '\(pageZoom)')") } }
    }

    /// The page behind this view; `nil` when there is none, so that scripts fail.
    package var host: (any WebViewHost)? {
        didSet { isPage = host != nil }
    }
    /// An object that another module has bound to this view, for as long as the view lives.
    package var attachment: AnyObject?

    public init(frame: CGRect, configuration: WKWebViewConfiguration) {
        self.configuration = configuration
        super.init(frame: frame)
    }

    public override convenience init(frame: CGRect) {
        self.init(frame: frame, configuration: WKWebViewConfiguration())
    }

    /// Scrolls the page. The space below the bars is not part of it.
    private func scroll(to point: CGPoint, animated: Bool) {
        let (left, top) = (Int(nearest: max(0, point.x)), Int(nearest: max(0, point.y)))
        let behavior = animated ? "smooth" : "instant"
        host?.evaluate("window.scrollTo({ left: \(left), top: \(top), behavior: '\(behavior)' })") { _ in }
    }

    public convenience init() {
        self.init(frame: .zero, configuration: WKWebViewConfiguration())
    }

    public required init?(coder: NSCoder) {
        configuration = WKWebViewConfiguration()
        super.init(coder: coder)
    }

    open var url: URL? {
        guard let host else { return ownURL }
        return host.location.flatMap { URL(string: $0) }
    }
    /// Empty without a page, never `nil`.
    open var title: String? { host?.title ?? "" }
    open var isLoading: Bool { false }
    open var estimatedProgress: Double { 1 }
    open var hasOnlySecureContent: Bool { url?.scheme == "https" }

    /// The URL that a view without a page was asked to load.
    private var ownURL: URL?

    /// The page's URL exactly as the page writes it; `URL` may normalize it.
    package var location: String? { host?.location ?? url?.absoluteString }

    /// Runs a script in the page.
    ///
    /// - Parameter completionHandler: gets the value (`nil` for `undefined`) or the error.
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

    @available(*, deprecated, message: "no effect")
    open func takeSnapshot(
        with configuration: WKSnapshotConfiguration?, completionHandler: @escaping (UIImage?, (any Error)?) -> Void
    ) {
        Inert.note("WKWebView.takeSnapshot(with:)")
        completionHandler(nil, WKError(.unknown, "A page cannot be photographed by its app."))
    }

    // MARK: Navigation

    open var backForwardList: WKBackForwardList {
        WKBackForwardList(
            of: (host?.visited ?? []).compactMap { place in
                URL(string: place.url).map { WKBackForwardListItem(url: $0, title: place.title) }
            })
    }
    open var canGoBack: Bool { (host?.visited.count ?? 0) > 1 }
    /// Always `false`: an app cannot see the browser's forward history.
    open var canGoForward: Bool { false }

    @discardableResult
    open func load(_ request: URLRequest) -> WKNavigation? {
        guard let url = request.url else { return nil }
        guard host != nil else {
            ownURL = url
            setNeedsDisplay()
            return WKNavigation()
        }
        return move(.load(url.absoluteString))
    }

    @discardableResult
    open func loadFileURL(_ URL: URL, allowingReadAccessTo readAccessURL: URL) -> WKNavigation? {
        load(URLRequest(url: URL))
    }

    @available(*, deprecated, message: "no effect")
    @discardableResult
    open func loadHTMLString(_ string: String, baseURL: URL?) -> WKNavigation? {
        inert(self)
        return nil
    }

    @discardableResult
    open func reload() -> WKNavigation? { move(.reload) }
    @discardableResult
    open func reloadFromOrigin() -> WKNavigation? { move(.reload) }
    @discardableResult
    open func goBack() -> WKNavigation? { move(.back(steps: 1)) }
    @discardableResult
    open func goForward() -> WKNavigation? { move(.forward) }

    @discardableResult
    open func go(to item: WKBackForwardListItem) -> WKNavigation? {
        let list = backForwardList.backList
        guard let index = list.lastIndex(where: { $0.url == item.url }) else { return nil }
        return move(.back(steps: list.count - index))
    }

    open func stopLoading() { run("window.stop()") }

    private func move(_ move: PageMove) -> WKNavigation? {
        guard let host else { return nil }
        host.move(move)
        return WKNavigation()
    }

    private func run(_ script: String) {
        evaluateJavaScript(script, completionHandler: nil)
    }
}
