import Foundation
import HotwireNative
import UIKit
import ViaductProtocol
import WebKit

extension EmbeddedSession: NavigatorPage {
    var navigationController: UINavigationController { stage?.navigation ?? UINavigationController() }
    var visitable: (any Visitable)? { stack.current?.destination }
    var pageWebView: WKWebView { webView ?? WKWebView() }

    var currentURL: URL { location.flatMap { URL(string: $0) } ?? URL(filePath: "/") }

    /// As on a phone, the place before the current one is gone back to, and what covers the others goes when a place is not to be covered.
    func visit(
        _ url: URL, action: HotwireNative.VisitAction, showing controller: VisitableViewController?,
        modal: HotwireNative.Navigation.ModalStyle?
    ) {
        if let controller, controller === expected?.destination || controller === stack.current?.destination { return }
        let tab = selectedTab
        let before = stack.locations.dropLast()
        let index =
            action == .replace
            ? nil
            : before.lastIndex { $0.isSameDocument(as: url.absoluteString) && (tab == nil || $0.isRoot && $0.tab == tab) }
        let covering = modal == nil ? stack.modals.count : 0
        if let index, action == .restore || index == before.endIndex - max(covering, 1) {
            return move(.back(steps: before.count - index))
        }
        // The history of the page ends where what covers it begins.
        let replaces = action == .replace || covering > 0
        let next = ExpectedVisit(url: url.absoluteString, replaces: replaces, destination: controller, modal: modal, tab: tab)
        visit(next, after: covering - 1)
    }

    /// Goes back as far as the page's document reaches, so that the place to come has nothing behind it there.
    func replaceRoot(with url: URL, showing controller: VisitableViewController?) {
        let next = ExpectedVisit(
            url: url.absoluteString, replaces: true, destination: controller, modal: nil, isRoot: true, tab: selectedTab)
        visit(next, after: min(stepsToStart, stack.stepsInDocument))
    }

    /// - Parameter steps: how far it is to go back first; none if it is not positive.
    private func visit(_ next: ExpectedVisit, after steps: Int) {
        guard steps > 0 else { return visit(next) }
        move(.back(steps: steps))
        backMove?.next = next
    }

    func visit(_ next: ExpectedVisit) {
        expected = next
        move(.visit(next.url, replaces: next.replaces))
    }

    /// Asks the app's navigator about a visit that the page proposes; without one, the path configuration decides.
    func decide(on url: String, action: ViaductProtocol.VisitAction) {
        guard let location = stack.current, let url = URL(string: url) else { return }
        showDestination(at: location)
        let navigator = decidingNavigator
        work(on: nil) { navigator.decide(on: url, action: .init(action)) }
    }

    /// Tells the app's navigator that the page's visit was answered by an error.
    func fail(status: Int) {
        guard let location = stack.current, let error = HTTPError(statusCode: status) else { return }
        showDestination(at: location)
        guard let destination = location.destination else { return }
        let navigator = decidingNavigator
        work(on: nil) {
            navigator.session(navigator.session, didFailRequestForVisitable: destination, error: .http(error))
        }
    }

    private var decidingNavigator: Navigator {
        let navigator = stage.flatMap { Navigator.deciding(for: $0.window) } ?? ownNavigator
        if navigator.delegate == nil { navigator.delegate = WithoutDelegate.shared }
        return navigator
    }

    /// The way back from the current place: to the one before, or to the one that it covers.
    var wayBack: WayBack? {
        let (places, steps) = (stack.locations, stack.stepsBack)
        guard steps > 0, let current = places.last, !current.isRoot else { return nil }
        return WayBack(from: current, to: places[places.count - 1 - steps]) { [weak self] in
            self?.goBack()
        } dismiss: { [weak self] in
            guard let self else { return }
            move(.back(steps: stack.modals.count))
        }
    }

    func uncover(further steps: Int) -> Bool {
        let covering = stack.modals.count
        guard covering > 0, stack.locations.count > covering else { return false }
        move(.back(steps: min(covering + steps, stack.locations.count - 1)))
        return true
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
    func push(_ controller: VisitableViewController) {
        visit(controller.initialVisitableURL, action: .advance, showing: controller, modal: stack.current?.modal)
    }

    func wasRevealed() {
        move(.restored)
    }

    func goBack() {
        if stack.stepsBack > 0, stack.current?.isRoot != true { move(.back(steps: stack.stepsBack)) }
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
        let steps = stepsToStart
        guard steps > 0 else { return false }
        move(.back(steps: steps))
        return true
    }

    private var stepsToStart: Int {
        stack.locations.count - 1 - (stack.locations.lastIndex { $0.isRoot } ?? 0)
    }
}

extension HotwireNative.VisitAction {
    fileprivate init(_ action: ViaductProtocol.VisitAction) {
        self =
            switch action {
            case .advance: .advance
            case .replace: .replace
            case .restore: .restore
            }
    }
}
