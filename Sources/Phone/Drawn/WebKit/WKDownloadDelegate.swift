public import Foundation

#if canImport(FoundationNetworking)
    public import FoundationNetworking
#endif

/// Hears of a download.
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
