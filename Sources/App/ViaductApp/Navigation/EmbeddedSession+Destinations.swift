import Foundation
import HotwireNative
import UIKit
import ViaductProtocol
import WebKit

/// The view controllers of the page's locations: the app's own, or one that is made for the first message.
extension EmbeddedSession {
    /// - Returns: `nil` when the app's own view controller has no components.
    func makeDelegate(at location: Location) -> BridgeDelegate? {
        showDestination(at: location)
        return location.delegate
    }

    /// Makes the destination of a place that the page has left before it needed one.
    func prepareDestination(at location: Location) {
        prepare(makeDestination(at: location), at: location)
    }

    private func makeDestination(at location: Location) -> VisitableViewController {
        let url = location.visitedURL
        return Hotwire.config.ownViewController(for: url) ?? HotwireWebViewController(url: url)
    }

    /// Shows the app's own view controllers before any message, since they may show something by themselves.
    ///
    /// - Parameter wanted: the place's view controller; `nil` for the one that the app has for its URL.
    func showOwnDestination(_ wanted: VisitableViewController?) {
        guard let location = stack.current, location.destination == nil else { return }
        let own = wanted ?? Hotwire.config.ownViewController(for: location.visitedURL)
        if let own { show(own, at: location) } else if app.beginsWithPage { showDestination(at: location) }
    }

    /// Makes sure that there are a destination, a stage and a web view.
    func showDestination(at location: Location) {
        if location.destination == nil { show(makeDestination(at: location), at: location) }
    }

    private func show(_ destination: VisitableViewController, at location: Location) {
        prepare(destination, at: location)
        let isFirst = stage == nil
        if isFirst {
            stage = Stage(
                host: self, observer: screenUpdates, history: self, handlers: handlerUpdates, contentSizeCategory: textSize.category)
        }
        move(from: nil, to: location)
        guard isFirst else { return }
        work(on: nil) { stage?.connectScene(at: currentURL, tabs: ConfiguredTabs(app.paths)) }
        runUserScripts()
        noteDocument()
    }

    private func prepare(_ destination: VisitableViewController, at location: Location) {
        (destination as? HotwireWebViewController)?.prepare(location: location.initialURL, componentTypes: app.components)
        if location.modal != nil { destination.isModalInPresentation = !location.properties.modalDismissGestureEnabled }
        destination.screenObserver = screenUpdates
        if destination.visitableDelegate == nil {
            destination.visitableDelegate = location.modal == nil ? ownNavigator.session : ownNavigator.modalSession
        }
        location.show(destination)
    }

    /// The navigator whose session and delegate the destinations get. Made on first use.
    var ownNavigator: Navigator {
        if let navigator { return navigator }
        let configuration = Navigator.Configuration(name: app.description.name, startLocation: currentURL)
        let navigator = Navigator(pathConfiguration: app.paths, configuration: configuration, page: self)
        self.navigator = navigator
        return navigator
    }

    func makeWebView() -> WKWebView {
        let webView = work(on: nil) { Hotwire.config.makeWebView() }
        webView.host = self
        Bridge.of(webView)?.outlet = self
        self.webView = webView
        return webView
    }

    func forgetWebView() {
        guard let webView else { return }
        webView.host = nil
        Bridge.of(webView)?.outlet = nil
        self.webView = nil
    }
}
