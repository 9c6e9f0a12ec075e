import HotwireNative
import UIKit
import ViaductProtocol

/// The page's moves from place to place, as it reports them.
extension EmbeddedSession {
    /// The page is another document, at the end of its places.
    func open(url: String, title: String, behind: [VisitedPlace]) {
        leaveEverything()
        if let notice = app.whoAnswers { send(.notice(notice)) }
        showOwnDestination(navigation.open(url: url, title: title, behind: behind))
        for notice in app.idleStubs(stubs) { send(.notice(notice)) }
        for component in app.nameless { send(.notice(.nameless(component))) }
        moveOn()
        screenUpdates.screenDidChange()
    }

    /// Follows the page to another place, or within its own.
    ///
    /// - Parameter again: whether the place is a new one with the same URL as the previous place.
    func visit(url: String, title: String, action: ViaductProtocol.VisitAction, again: Bool) {
        let components = componentNames
        let arrival = navigation.follow(
            url: url, title: title, action: action, again: again, components: components, keepsCovered: !isAndroid)
        if let arrival {
            // First: an appearing screen may move the page too, and the last move counts.
            if let renewal = arrival.renewal {
                // The next document restores the native screens that the page knows.
                if let current = stack.current { tellStacked(current.stacked) }
                send(.move(renewal))
            }
            arrival.from.stacked = stackedControllers(over: arrival.from)
            if arrival.takesScreen { arrival.from.unstack(1) }
            move(from: arrival.from, to: stack.current, by: arrival.passage)
            showOwnDestination(arrival.destination)
            arrive(movesOn: arrival.next != nil || arrival.renewal == .reload)
            followTab(from: arrival.from, selected: arrival.tab)
            freeScreens()
            replaceByItself(arrival.next)
            screenUpdates.screenDidChange()
        } else {
            stayWithin()
        }
        moveOn()
    }

    /// A script of the page has changed its URL. As on a phone, the web view stays on its screen.
    func readdress(url: String, title: String) {
        navigation.readdress(url: url, title: title)
        stayWithin()
    }

    private func stayWithin() {
        stay()
        followTab(from: nil, selected: nil)
        stack.current?.destination?.visitableDidRender()
        screenUpdates.screenDidChange()
    }

    /// Follows a move that no browser reports: a place replaced by another one with the same URL.
    func replaceByItself(_ move: PageMove?) {
        guard case .visit(let url, replaces: true, _) = move, let current = stack.current, current.isSameDocument(as: url) else { return }
        visit(url: current.url, title: current.title, action: .replace, again: true)
        // The page keeps them for its place, until it learns that they are gone.
        stack.current?.kept = current.kept
    }

    private func arrive(movesOn: Bool) {
        let body = onArrival
        onArrival = nil
        // A page that moves on at once shows nothing here.
        if !movesOn { bringBack() }
        if let body { work(on: nil, body) }
    }

    /// The document has another title.
    func retitle(_ title: String) {
        let former = stack.current?.title
        guard stack.current?.retitle(title) == true else { return }
        stack.current?.destination?.visitableDidRender()
        // Below a native screen it has no web view to ask. Its title is the visit's, which may be that of the previous page.
        if let covered = stack.current?.destination, covered.visitableView.webView == nil, covered.title == former { covered.title = title }
        screenUpdates.screenDidChange()
    }

    /// Forgets the document and all that belongs to it.
    func leaveEverything() {
        // First: a screen that is revealed now must not get it back.
        forgetWebView()
        move(from: stack.current, to: nil)
        navigation.leaveEverything(paths: app.paths)
        routed = [:]
        onArrival = nil
        redirectRequest?.cancel()
        stage?.close()
        stage = nil
        postHandlers = nil
        controls.removeAll()
        permissions = [:]
        keptBytes = KeptBytes(limit: app.limits.keptMessageBytes)
        for completion in calls.takeAll() { completion(.failure(ScriptCalls.error("The page is gone."))) }
    }

    /// Calls the screens' events in the order of a navigation controller, and of a session that moves its web view between screens.
    func move(from left: Location?, to current: Location?, by passage: Passage = Passage()) {
        let (old, new) = (left?.destination, current?.destination)
        if old != nil { endAsks() }
        dismissPresented(at: left, before: current)
        // Below a sheet that stays, a native screen neither disappears nor appears.
        let oldScreen = left?.sheet == nil && passage.leaving != .bySheet ? stackedControllers(over: left).last : nil
        let newScreen = current?.sheet == nil && passage.appears ? current?.stacked.last : nil
        let isBelow = current?.stacked.isEmpty == false || current?.isCovered == true
        stage?.show(stack.locations.flatMap(\.controllers))
        current?.stacked = []
        current?.isBelowStack = isBelow
        // A screen that was covered already gets no event.
        let isLeft = old?.visitableView.webView != nil || left?.isLeaving == true
        left?.isLeaving = false
        if let old, isLeft { passage.begin(leaving: old) }
        oldScreen?.viewWillDisappear(false)
        newScreen?.viewWillAppear(false)
        if !isBelow, let new {
            let webView = webView ?? makeWebView()
            new.activate(webView)
            current?.adopt(Bridge.of(webView)?.delegate)
            complete(current?.delegate)
            // As upstream's session, which has its web view in the screen before that is pushed.
            new.loadViewIfNeeded()
            passage.begin(at: new)
            new.visitableDidRender()
        }
        if let old, isLeft { passage.end(leaving: old) }
        oldScreen?.viewDidDisappear(false)
        newScreen?.viewDidAppear(false)
        if !isBelow, let new { passage.end(at: new) }
    }
}
