public import Foundation

#if canImport(FoundationNetworking)
    public import FoundationNetworking
#endif

/// What a scheme handler answers.
@preconcurrency @MainActor public protocol WKURLSchemeTask: NSObjectProtocol {
    var request: URLRequest { get }
    func didReceive(_ response: URLResponse)
    func didReceive(_ data: Data)
    func didFinish()
    func didFailWithError(_ error: any Error)
}
