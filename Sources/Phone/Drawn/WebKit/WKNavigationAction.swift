public import Foundation

#if canImport(FoundationNetworking)
    public import FoundationNetworking
#endif

/// A navigation that a page is about to start.
@preconcurrency @MainActor open class WKNavigationAction: NSObject {
    open private(set) var request: URLRequest
    open private(set) var navigationType: WKNavigationType
    open private(set) var sourceFrame: WKFrameInfo
    /// `nil` for a new window.
    open private(set) var targetFrame: WKFrameInfo?
    open var shouldPerformDownload: Bool { false }

    package init(
        request: URLRequest, navigationType: WKNavigationType, sourceFrame: WKFrameInfo, targetFrame: WKFrameInfo?
    ) {
        self.request = request
        self.navigationType = navigationType
        self.sourceFrame = sourceFrame
        self.targetFrame = targetFrame
        super.init()
    }
}

/// The cause of a navigation.
public enum WKNavigationType: Int, Sendable {
    case linkActivated = 0
    case formSubmitted
    case backForward
    case reload
    case formResubmitted
    case other = -1
}

/// A load that was started.
@preconcurrency @MainActor open class WKNavigation: NSObject {
    override init() { super.init() }
}
