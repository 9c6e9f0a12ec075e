public import Foundation

/// The part of a web view's history that the app has seen.
@preconcurrency @MainActor open class WKBackForwardList: NSObject {
    open private(set) var backList: [WKBackForwardListItem]
    open private(set) var currentItem: WKBackForwardListItem?
    open var forwardList: [WKBackForwardListItem] { [] }
    open var backItem: WKBackForwardListItem? { backList.last }
    open var forwardItem: WKBackForwardListItem? { nil }

    init(of items: [WKBackForwardListItem]) {
        backList = items.dropLast()
        currentItem = items.last
        super.init()
    }

    open func item(at index: Int) -> WKBackForwardListItem? {
        if index == 0 { return currentItem }
        let place = backList.count + index
        return backList.indices.contains(place) ? backList[place] : nil
    }
}

/// An entry of a web view's history.
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
