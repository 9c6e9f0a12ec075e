public import Foundation

#if canImport(FoundationNetworking)
    public import FoundationNetworking
#endif

/// A download. The browser handles downloads itself.
@preconcurrency @MainActor open class WKDownload: NSObject {
    open weak var delegate: (any WKDownloadDelegate)?
    open private(set) var originalRequest: URLRequest?
    open private(set) weak var webView: WKWebView?

    package init(originalRequest: URLRequest?, webView: WKWebView?) {
        self.originalRequest = originalRequest
        self.webView = webView
        super.init()
    }

    open func cancel(_ completionHandler: ((Data?) -> Void)? = nil) {
        completionHandler?(nil)
    }
}

#if canImport(FoundationNetworking)
    public import FoundationNetworking
#endif

/// Handles a download.
@preconcurrency @MainActor public protocol WKDownloadDelegate: NSObjectProtocol {
    func download(
        _ download: WKDownload, decideDestinationUsing response: URLResponse, suggestedFilename: String,
        completionHandler: @escaping (URL?) -> Void)
    func downloadDidFinish(_ download: WKDownload)
    func download(_ download: WKDownload, didFailWithError error: any Error, resumeData: Data?)
}

extension WKDownloadDelegate {
    public func downloadDidFinish(_ download: WKDownload) {}
    public func download(_ download: WKDownload, didFailWithError error: any Error, resumeData: Data?) {}
}
