import Foundation
@_spi(HotwireNativeMain) import HotwireNative
import UIKit
import ViaductProtocol
import WebKit

extension EmbeddedSession: NavigatorPage {
    var navigationController: UINavigationController { stage?.navigation ?? UINavigationController() }
    var visitable: (any Visitable)? { stack.current?.destination }
    var pageWebView: WKWebView { webView ?? WKWebView() }

    var currentURL: URL { location.flatMap { URL(address: $0) } ?? URL(filePath: "/") }

    func visit(_ proposal: VisitProposal, at url: URL, showing controller: VisitableViewController?) {
        if navigation.isMoving || !waitingMoves.isEmpty { return wait { $0.begin(proposal, at: url, showing: controller) } }
        begin(proposal, at: url, showing: controller)
    }

    private func begin(_ proposal: VisitProposal, at url: URL, showing controller: VisitableViewController?) {
        guard let current = stack.current else { return }
        current.stacked = stackedControllers(over: current)
        let leavesPage = leavesPage(to: proposal)
        let moves = navigation.visit(proposal, at: address(of: url), showing: controller, tab: selectedTab, leavesPage: leavesPage)
        if navigation.takesScreen { tellStacked(current.stacked.dropLast()) }
        current.stacked = []
        for move in moves { go(move) }
        guard moves.count == 1, case .visit(let address, _, _) = moves[0] else { return }
        navigation.noteTop(stage?.navigation.topViewController)
        leave(for: address)
        replaceByItself(moves[0])
    }

    /// Whether a modal page takes the place of the page below it. On Android each one does that replaces its page. In Hotwire Native iOS a page
    /// that redirects to a modal one stays below it with the modal page's content, which nobody wants to see: here it goes.
    private func leavesPage(to proposal: VisitProposal) -> Bool {
        let isReplaced = proposal.options.action == .replace
        if isAndroid { return isReplaced || proposal.presentation == .replace }
        guard isReplaced, proposal.isRedirect, proposal.context == .modal, let current = stack.current, current.modal == nil else { return false }
        send(.notice(.redirectedToModal(from: current.url, to: proposal.url)))
        return true
    }

    private func wait(toBegin begin: @escaping WaitingMoves.Move) {
        let isFirst = waitingMoves.isEmpty
        waitingMoves.append(begin)
        // One timer for all that wait, whatever the page proposes meanwhile.
        if isFirst { limitWaiting() }
    }

    /// Puts off a move whose steps count from the current place, while the page is on its way to another one.
    private func waits(for move: @escaping WaitingMoves.Move) -> Bool {
        guard navigation.isGoingBack || !waitingMoves.isEmpty else { return false }
        wait(toBegin: move)
        return true
    }

    private func limitWaiting() {
        MainTurn.after(WaitingMoves.patience) { [weak self] in
            guard let self, navigation.isMoving else { return }
            navigation.forgetMoves()
            moveOn()
        }
    }

    /// Begins the moves that have waited for the page's, as far as the next one that has to be waited for.
    func moveOn() {
        guard !waitingMoves.isEmpty else { return }
        while !navigation.isMoving, let begin = waitingMoves.removeFirst() {
            work(on: nil) { begin(self) }
        }
        if !waitingMoves.isEmpty { limitWaiting() }
    }

    /// Asks the app's navigator about a visit that the page proposes; without one, the path configuration decides.
    ///
    /// - Parameters:
    ///   - isTurbo: whether it is one of Turbo's visits. Any other is the web view's own.
    ///   - via: the cause of that, where the page says it.
    func decide(on address: String, action: ViaductProtocol.VisitAction, isTurbo: Bool, isRedirect: Bool, via: NavigationCause? = nil) {
        guard let location = stack.current, let url = proposedURL(address, isTurbo: isTurbo) else { return }
        let isUnchanged = url == URL(address: address)
        proposal = isUnchanged ? (url, address) : nil
        if !isUnchanged { send(.notice(.encodedTwice(address, as: url))) }
        showDestination(at: location)
        if let via, !isAndroid { return ask(about: url, at: address, via) }
        let navigator = decidingNavigator
        work(on: nil) {
            app.paths.decide(on: url, at: address) { navigator.decide(on: url, action: .init(action), isRedirect: isRedirect) }
        }
    }

    /// Android passes an address on as it is, a web view too. In Hotwire Native iOS a message of its own script becomes a `URL(string:)`, in
    /// `ScriptMessage.location`.
    func proposedURL(_ address: String, isTurbo: Bool) -> URL? { isTurbo && !isAndroid ? URL(string: address) : URL(address: address) }

    /// The address that the page has proposed, if the app visits that.
    private func address(of url: URL) -> String {
        if let proposal, proposal.url == url { return proposal.address }
        return url.absoluteString
    }

    /// Notifies the app's navigator that the page's visit has failed. As on a phone, the place has no title then.
    func fail(with error: HotwireNativeError) {
        stay()
        guard let location = stack.current else { return }
        if !location.isFailed { location.titleOfAnswer = location.title }
        location.isFailed = true
        location.title = ""
        showDestination(at: location)
        guard let destination = location.destination else { return }
        destination.title = nil
        let navigator = decidingNavigator
        work(on: nil) {
            navigator.session(navigator.pageSession, didFailRequestForVisitable: destination, error: error)
        }
        screenUpdates.screenDidChange()
    }

    var isAndroid: Bool { app.description.platform == .android }

    var showResponse: (() -> Void)? {
        guard let location = stack.current, location.isFailed else { return nil }
        return { [weak self] in
            location.isFailed = false
            location.title = location.titleOfAnswer
            location.destination?.title = location.titleOfAnswer
            self?.go(.response)
        }
    }

    var decidingNavigator: Navigator {
        let navigator = stage.flatMap { Navigator.deciding(for: $0.window) } ?? ownNavigator
        if navigator.delegate == nil { navigator.delegate = WithoutDelegate.shared }
        return navigator
    }

    /// The way back from the current place: to the previous one, or to the one that it covers.
    var wayBack: WayBack? {
        guard let (from, to) = navigation.wayBack else { return nil }
        return WayBack(from: from, to: to) { [weak self] in
            _ = self?.goBack()
        } dismiss: { [weak self] in
            _ = self?.uncover(further: 0)
        }
    }

    func uncover(further steps: Int) -> Bool { go(navigation.uncover(further: steps)) }

    func uncover(toRoot: Bool, then body: @escaping (_ hasUncovered: Bool) -> Void) {
        if waits(for: { $0.uncover(toRoot: toRoot, then: body) }) { return }
        let isCovered = coversOthers
        guard let move = (toRoot ? navigation.goBackToRoot() : nil) ?? navigation.uncover() else { return body(false) }
        onArrival = { [weak self] in
            if let self, let location = stack.current { showDestination(at: location) }
            body(isCovered)
        }
        go(move)
    }

    func reload() {
        // The next document restores the native screens that the page knows.
        tellStacked()
        go(navigation.reload())
    }

    func refresh() {
        let isBelowNative =
            navigation.backTarget.map { $0.hasStack || $0.sheet != nil } ?? !stackedControllers(over: stack.current).isEmpty
        guard !isBelowNative else { return }
        if isAndroid || stack.current?.isFailed == true { return reload() }
        // A page without Turbo loads a document.
        tellStacked()
        go(navigation.refresh(replaces: Hotwire.isMain))
    }

    func reveal(_ visitable: any Visitable) {
        guard let location = stack.current, location.destination === visitable, let webView else { return }
        location.isBelowStack = false
        visitable.activate(webView)
        location.adopt(Bridge.of(webView)?.delegate)
        visitable.visitableDidRender()
        send(.move(.restored))
    }

    /// - Returns: whether there is a move.
    @discardableResult private func go(_ move: PageMove?) -> Bool {
        guard let move else { return false }
        movesMade += 1
        send(.move(move))
        return true
    }
}

extension EmbeddedSession: PageHistory {
    func isPushing(over top: UIViewController) -> Bool { navigation.isPushing(over: top) }

    func push(_ controller: VisitableViewController) {
        let url = controller.initialVisitableURL
        let properties: PathProperties = coversOthers ? ["context": "modal"] : [:]
        visit(VisitProposal(url: url, options: VisitOptions(), properties: properties), at: url, showing: controller)
    }

    func completeStack() {
        let missing = (stack.placesBelow + stack.placesCovered).filter { $0.destination == nil }
        guard !missing.isEmpty, let stage, let destination = stack.current?.destination,
            let index = stage.navigation.children.firstIndex(where: { $0 === destination })
        else { return }
        for location in missing { prepareDestination(at: location) }
        let below = stack.locations.dropLast().flatMap(\.controllers)
        stage.navigation.complete(with: below + stage.navigation.children[index...])
    }

    var replacedControllers: [UIViewController] {
        stack.locations.filter { $0.isReplaced && $0.lost.isEmpty }.compactMap(\.destination)
    }

    var formerControllers: [UIViewController] {
        let former = stack.placesBeforeRoot.flatMap(\.controllers)
        return stage?.navigation.children.filter { former.contains($0) } ?? []
    }

    func replacePage(isRoot: Bool) {
        stack.current?.isReplaced = true
        if isRoot { stack.current?.isRoot = true }
    }

    func goBack() -> Bool {
        guard !waitingMoves.isEmpty else { return go(navigation.goBack()) }
        wait { $0.go($0.navigation.goBack()) }
        return true
    }

    func goBack(to destination: VisitableViewController) -> Bool {
        waits { $0.navigationController.popToViewController(destination, animated: false) } || go(navigation.goBack(to: destination))
    }

    func goBack(toStacked controller: UIViewController) -> Bool {
        waits { $0.navigationController.popToViewController(controller, animated: false) } || go(navigation.goBack(toStacked: controller))
    }

    func goBackToStart() -> Bool {
        waits { $0.navigationController.popToRootViewController(animated: false) } || go(navigation.goBackToStart())
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
