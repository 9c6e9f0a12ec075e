import WebKit

extension WKNavigationAction {
    var isOfMainFrame: Bool { targetFrame?.isMainFrame ?? false }
}
