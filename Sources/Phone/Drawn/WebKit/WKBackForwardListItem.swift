public import Foundation

/// A place in a web view's history.
@preconcurrency @MainActor open class WKBackForwardListItem: NSObject {
    public let url: URL
    public let title: String?
    open var initialURL: URL { url }

    package init(url: URL, title: String?) {
        self.url = url
        self.title = title
        super.init()
    }
}
