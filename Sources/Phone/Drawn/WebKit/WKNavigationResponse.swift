public import Foundation

#if canImport(FoundationNetworking)
    public import FoundationNetworking
#endif

/// The response to a navigation.
@preconcurrency @MainActor open class WKNavigationResponse: NSObject {
    open private(set) var response: URLResponse
    open private(set) var isForMainFrame: Bool
    open var canShowMIMEType: Bool { true }

    package init(response: URLResponse, isForMainFrame: Bool) {
        self.response = response
        self.isForMainFrame = isForMainFrame
        super.init()
    }
}
