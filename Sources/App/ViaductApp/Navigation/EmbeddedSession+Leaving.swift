import HotwireNative
import UIKit

/// The beginning of a visit. As on a phone, a place loses the web view at once, before the next page has loaded.
extension EmbeddedSession {
    /// Takes the web view from the current place: the page was asked to visit the URL, or has begun to.
    func leave(for url: String) {
        guard let location = stack.current, navigation.leaves(for: url), let destination = location.destination,
            destination.visitableView.webView != nil
        else { return }
        location.isLeaving = true
        work(on: nil) { destination.deactivateWebView() }
    }

    /// The page is still there: it has moved within its place, speaks from it, or its visit has failed there.
    func stay() {
        guard let location = stack.current, location.isLeaving else { return }
        location.isLeaving = false
        guard let webView, let destination = location.destination, destination.visitableView.webView == nil,
            stage?.navigation.topViewController === destination
        else { return }
        work(on: nil) { destination.activate(webView) }
        location.adopt(Bridge.of(webView)?.delegate)
    }
}
