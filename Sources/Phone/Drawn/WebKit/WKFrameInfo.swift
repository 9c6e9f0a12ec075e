public import Foundation

#if canImport(FoundationNetworking)
    public import FoundationNetworking
#endif

/// A frame of a page.
@preconcurrency @MainActor open class WKFrameInfo: NSObject {
    open private(set) weak var webView: WKWebView?
    open private(set) var isMainFrame: Bool
    open private(set) var request: URLRequest
    open var securityOrigin: WKSecurityOrigin { WKSecurityOrigin(of: request.url) }

    package init(isMainFrame: Bool, request: URLRequest, webView: WKWebView? = nil) {
        self.isMainFrame = isMainFrame
        self.request = request
        self.webView = webView
        super.init()
    }
}

/// The origin of a frame.
@preconcurrency @MainActor open class WKSecurityOrigin: NSObject {
    open private(set) var `protocol`: String
    open private(set) var host: String
    /// 0 for the protocol's default port.
    open private(set) var port: Int

    init(of url: URL?) {
        `protocol` = url?.scheme ?? ""
        host = url?.host ?? ""
        port = url?.port ?? 0
        super.init()
    }
}
