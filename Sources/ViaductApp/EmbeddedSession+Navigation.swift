import Foundation
import HotwireNative
import UIKit
import ViaductProtocol
import WebKit

extension EmbeddedSession: NavigatorPage {
    var navigationController: UINavigationController { stage?.navigation ?? UINavigationController() }
    var pageWebView: WKWebView { webView ?? WKWebView() }

    var currentURL: URL { location.flatMap { URL(string: $0) } ?? URL(filePath: "/") }

    /// As on a phone, the place before the current one is gone back to.
    func visit(_ url: URL, action: HotwireNative.VisitAction, showing controller: VisitableViewController?) {
        if let controller, controller === expectedDestination || controller === stack.current?.destination { return }
        let before = stack.locations.dropLast()
        let index = action == .replace ? nil : before.lastIndex { $0.isSameDocument(as: url.absoluteString) }
        if let index, action == .restore || index == before.endIndex - 1 {
            move(.back(steps: before.count - index))
        } else {
            expectedDestination = controller
            move(.visit(url.absoluteString, replaces: action == .replace))
        }
    }

    /// A page that was sent back is loaded anew there.
    func reload() {
        if backMove == nil {
            move(.reload)
        } else {
            backMove?.reloadsThere = true
        }
    }
}

extension EmbeddedSession: PageHistory {
    func goBack() {
        move(.back(steps: 1))
    }

    func goBack(to destination: VisitableViewController) -> Bool {
        let places = stack.locations
        guard let index = places.lastIndex(where: { $0.destination === destination }), index < places.count - 1 else {
            return false
        }
        move(.back(steps: places.count - 1 - index))
        return true
    }

    func goBackToStart() -> Bool {
        let steps = stack.locations.count - 1
        guard steps > 0 else { return false }
        move(.back(steps: steps))
        return true
    }
}
