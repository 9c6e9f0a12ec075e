import Foundation
import HotwireNative
import ViaductProtocol
import WebKit

/// Navigations that a phone's web view asks its app about: links, what a script does to the location, and new windows.
extension EmbeddedSession {
    /// The app's own policy handlers decide, or else its navigator. A script's new window is the delegate's.
    ///
    /// - Parameters:
    ///   - url: of the page, and on its site.
    ///   - address: the URL as the page has it.
    func ask(about url: URL, at address: String, _ cause: NavigationCause) {
        guard ["http", "https"].contains(url.scheme?.lowercased()) else { return }
        let navigator = decidingNavigator
        work(on: nil) {
            let action = navigator.navigation(to: url, isLink: cause.isLink, isNewWindow: cause.isNewWindow)
            if Hotwire.config.hasOwnPolicy {
                guard navigator.allows(action) else { return }
            } else if cause != .open {
                return navigator.decide(on: url, action: .advance)
            }
            if cause.isNewWindow { open(action, by: navigator) } else { send(.move(navigation.move(.load(address)))) }
        }
    }

    private func open(_ action: WKNavigationAction, by navigator: Navigator) {
        switch navigator.open(action, from: pageWebView) {
        case .opened: break
        case .unanswered: send(.notice(.withoutWindow))
        case .secondWebView: if told.insert(.secondWebView).inserted { send(.notice(.secondWebView)) }
        }
    }

    /// Whether a load that the app asks of its web view is none: a phone's web view asks about it too, and the app's navigator visits the URL.
    func routes(load address: String) -> Bool {
        guard app.description.proposals, !isAndroid, let url = URL(address: address), ["http", "https"].contains(url.scheme?.lowercased()),
            stack.current != nil, let navigator = stage.flatMap({ Navigator.deciding(for: $0.window) })
        else { return false }
        return work(on: nil) { !navigator.allows(navigator.navigation(to: url, isLink: false, isNewWindow: false)) }
    }
}
