import HotwireNative
import UIKit
import ViaductProtocol

/// The places of a page and its moves between them: decides the moves, and follows the page.
///
/// The caller sends the moves that its functions return. A page makes a move later, or never, and then reports its place.
///
/// A phone gives a modal page a separate web view. Here it is the same page, with the same document and history. Its end goes back as many
/// places as are modal, and a place that is not modal replaces the modal ones in the history.
@MainActor struct PageNavigation {
    private(set) var stack: LocationStack
    /// Whether the page has left a place since it was opened.
    private(set) var hasMoved = false
    /// The place that the page has just left.
    private(set) var departure: Departure?
    /// The visits that the page was asked to make and has not reported, the next one first.
    private var expected: [ExpectedVisit] = []
    /// Set from a step back until the page has made it.
    private var backMove: BackMove?
    /// Whether the page has been asked for another document, which has not been opened yet.
    private var isReloading = false

    init(paths: PathConfiguration) {
        stack = LocationStack(paths: paths)
    }

    // MARK: Where the page is

    /// Begins anew, with one place and the earlier ones behind it.
    ///
    /// - Returns: the app's view controller for the place, if the page was asked to show one.
    mutating func open(url: String, title: String, behind: [VisitedPlace]) -> VisitableViewController? {
        stack.open(url: url, title: title, behind: behind)
        defer { forgetMoves() }
        return nextVisit.map { expected[$0] }?.destination
    }

    /// Follows the page to another place, or to another fragment of the current one.
    ///
    /// - Parameters:
    ///   - again: whether the place is a new one with the same URL as the previous place.
    ///   - components: the names of the app's components.
    ///   - keepsCovered: whether a place is as it was, once the modal ones are gone.
    /// - Returns: `nil` when the page has left no place.
    mutating func follow(
        url: String, title: String, action: ViaductProtocol.VisitAction, again: Bool = false, components: [String], keepsCovered: Bool = false
    ) -> Arrival? {
        let (covered, coveredTitle) = (stack.covered, stack.covered?.title)
        guard let left = stack.visit(url: url, title: title, action: action, again: again, target: backMove?.target) else {
            // The page may have returned from another document to the place of its expected visit.
            if action == .restore { forgetMoves() }
            expected.removeAll { stack.current?.isSameDocument(as: $0.url) == true }
            return nil
        }
        hasMoved = true
        left.release()
        departure = Departure(from: left, names: components)
        let index = nextVisit
        let visit = index.map { expected[$0] }
        if let current = stack.current {
            if action == .restore, current === covered, keepsCovered { current.keep(coveredTitle) }
            if action != .restore { current.modal = visit.map(\.modal) ?? left.modal }
            if action == .replace, visit?.tab == nil { current.isRoot = left.isRoot || visit?.isRoot == true }
        }
        let isVisit = action != .restore
        // The page goes back only after the visits that it was asked for before.
        let (isLeft, back) = (isVisit && backMove?.followsVisits == true, backMove)
        let arrived = isLeft ? nil : back
        let others = isVisit ? Array(expected[((index ?? -1) + 1)...]) : []
        forgetMoves()
        if isLeft { backMove = back }
        expected = others + (arrived?.next.map { [$0] } ?? [])
        isReloading = arrived?.renewal == .reload
        return Arrival(
            from: left, passage: passage(from: left, action: action, tab: visit?.tab), takesScreen: isVisit && visit?.takesScreen == true,
            destination: isVisit ? visit?.destination : nil, tab: isVisit ? visit?.tab : nil,
            renewal: arrived?.renewal, next: arrived?.next.map { pageMove(for: $0, from: stack.current) })
    }

    /// The index of the expected visit that has led to the current place; `nil` when none is expected. A server may redirect to another URL.
    private var nextVisit: Int? {
        guard !expected.isEmpty else { return nil }
        return expected.firstIndex { stack.current?.isSameDocument(as: $0.url) == true } ?? 0
    }

    /// The current place has another URL.
    mutating func readdress(url: String, title: String) {
        stack.readdress(url: url, title: title)
    }

    private func passage(from left: Location, action: ViaductProtocol.VisitAction, tab: Int?) -> Passage {
        guard let current = stack.current else { return Passage() }
        let isPopped = action == .restore && !stack.locations.contains { $0 === left }
        let newTab = tab ?? current.tab
        let passage = Passage(
            from: left, to: current, isPopped: isPopped, isTab: left.tab != nil && newTab != nil && newTab != left.tab)
        if current.modal == nil { for location in stack.locations { location.isBelowSheet = false } }
        left.isBelowSheet = passage.leaving == .bySheet
        return passage
    }

    /// Forgets all places.
    mutating func leaveEverything(paths: PathConfiguration) {
        stack = LocationStack(paths: paths)
        hasMoved = false
        departure = nil
    }

    /// The current place has used the component, so a `disconnect` of it no longer belongs to the place that was left.
    mutating func didUse(_ component: String) {
        if departure?.forget(component) == true { departure = nil }
    }

    /// - Returns: whether screens of left places were released, since their large messages exceed `limit` bytes in total.
    func forgetDestinations(above limit: Int) -> Bool {
        stack.forgetDestinations(above: limit)
    }

    // MARK: Where the page goes

    /// Returns the moves for a proposal, as on a phone. They replace a place of the same URL, go back if that is the previous place, and
    /// dismiss the modal places if the new one is not modal. A proposal with the presentation `replace` compares no places.
    ///
    /// - Parameters:
    ///   - url: the proposal's, on the page's own site.
    ///   - controller: the place's view controller; `nil` for the default one.
    ///   - tab: the tab that begins there; `nil` when the page stays in its tab.
    ///   - leavesPage: whether the first modal place takes that of the page below it.
    /// - Returns: a step back, a visit or both; nothing when the controller's place is the current one, or the page is on its way there.
    mutating func visit(
        _ proposal: VisitProposal, at url: String, showing controller: VisitableViewController?, tab: Int?, leavesPage: Bool = false
    ) -> [PageMove] {
        if let controller, expected.contains(where: { $0.destination === controller }) || controller === stack.current?.destination {
            return []
        }
        if proposal.presentation == .replaceRoot { return replaceRoot(with: url, showing: controller, tab: tab) }
        // A phone's modal stack keeps the style that it was presented in.
        let modal = proposal.context == .modal ? stack.current?.modal ?? proposal.modalStyle : nil
        let isSame = { (place: Location) in
            place.isSameLocation(as: url, proposal.properties) && (tab == nil || place.isRoot && place.tab == tab)
        }
        if let pushed, tab == nil, proposal.presentation == .default, (pushed.modal == nil) == (modal == nil),
            let current = stack.current, isSame(current), !current.isSameDocument(as: pushed.url)
        {
            return [back(to: current, steps: 1)]
        }
        if leavesPage, modal != nil, stack.modals.isEmpty, stack.current?.hasStack == false {
            // A first place covers nothing.
            let modal = stack.locations.count > 1 ? modal : nil
            return visit(ExpectedVisit(url: url, replaces: true, destination: controller, modal: modal, tab: tab), after: 0)
        }
        if proposal.options.action == .restore, let index = stack.locations.dropLast().lastIndex(where: isSame) {
            return [back(by: stack.locations.count - 1 - index)]
        }
        // A phone has the covering places on a stack of their own.
        let covering = modal == nil ? stack.modals.count : 0
        let places = modal == nil ? stack.locations.dropLast(covering) : stack.modals
        if covering > 0 { places.last?.sheet = nil }
        let replacesAny = proposal.presentation == .replace
        let isTopNative = places.last?.hasStack == true
        let isTopFirst = (places.last?.screensOverFirst ?? 0) == 0
        if covering > 0, !isTopFirst, !replacesAny, places.last.map(isSame) == true, places.last?.stackCount == 1 {
            places.last?.unstack()
            return [back(by: covering)]
        }
        let replacesTop = replacesAny || !isTopNative && tab == nil && places.last.map(isSame) == true
        if !replacesTop, isTopFirst, tab != nil || places.last?.isRoot != true, let previous = places.dropLast().last, !previous.hasStack,
            isSame(previous)
        {
            return [back(by: covering + 1)]
        }
        let replacesOther = proposal.options.action == .replace && covering == 0
        let takesScreen = !isTopFirst && (replacesTop || replacesOther)
        if takesScreen, covering > 0 { places.last?.unstack(1) }
        let takesPlace = !places.isEmpty && isTopFirst && (replacesTop || replacesOther)
        // The place's own history ends where the modal places begin.
        let next = ExpectedVisit(
            url: url, replaces: takesPlace || covering > 0, destination: controller, modal: modal,
            takesScreen: takesScreen && covering == 0, tab: tab)
        return visit(next, after: takesPlace ? covering : covering - 1)
    }

    /// Whether a visit to the URL takes the web view from the current place when it begins. On a phone, modal pages and tabs have separate web views.
    func leaves(for url: String) -> Bool {
        guard let current = stack.current, !current.isSameDocument(as: url) else { return false }
        return expected.last.map { $0.tab == nil && ($0.modal == nil) == (current.modal == nil) } ?? true
    }

    /// Whether the expected visit replaces the native screen on top of the current place.
    var takesScreen: Bool { expected.last?.takesScreen == true }

    /// Goes back to the start of the page's document, so that the new place has nothing behind it there. The entries of other documents
    /// stay in the browser's history, without a native way back to them.
    private mutating func replaceRoot(with url: String, showing controller: VisitableViewController?, tab: Int?) -> [PageMove] {
        let next = ExpectedVisit(url: url, replaces: true, destination: controller, modal: nil, isRoot: true, tab: tab)
        return visit(next, after: stepsToRoot)
    }

    /// Goes back to the place where a native screen replaces all others.
    ///
    /// - Returns: `nil` when the page is there already.
    mutating func goBackToRoot() -> PageMove? {
        let steps = stepsToRoot
        guard steps > 0 else { return nil }
        defer { backTarget?.sheet = nil }
        return back(by: steps)
    }

    private var stepsToRoot: Int { min(stepsToStart, stack.stepsInDocument) }

    /// The page gets both moves at once: the place in between would be shown, and its components connected, until it got the second.
    ///
    /// - Parameter steps: the steps to go back first; none if it is not positive.
    private mutating func visit(_ next: ExpectedVisit, after steps: Int) -> [PageMove] {
        var (next, steps) = (next, max(0, steps))
        if next.replaces, isOnItself(next, after: steps) {
            // The browser's history could not distinguish the two places.
            next.replaces = false
            steps += 1
        }
        guard steps > 0 else {
            if expected.count >= WaitingMoves.maximum { expected.removeFirst() }
            expected.append(next)
            return [pageMove(for: next, from: stack.current)]
        }
        let back = move(.back(steps: steps, passing: true))
        backMove?.next = next
        return [back, pageMove(for: next, from: backMove?.target)]
    }

    /// The move for a visit from this place, which gets a place on top of it even if both have the same URL.
    private func pageMove(for next: ExpectedVisit, from place: Location?) -> PageMove {
        .visit(next.url, replaces: next.replaces, again: !next.replaces && place?.isSameDocument(as: next.url) == true)
    }

    /// Whether the visit would replace a place right above a place with the visit's own URL.
    private func isOnItself(_ next: ExpectedVisit, after steps: Int) -> Bool {
        guard steps < stack.stepsInDocument, !next.isRoot, next.tab == nil else { return false }
        let places = stack.locations.dropLast(steps)
        guard let replaced = places.last, let below = places.dropLast().last else { return false }
        return !replaced.isRoot && !replaced.isSameDocument(as: next.url) && below.isSameDocument(as: next.url)
    }

    /// Goes back to a native screen on top of a place, or on the sheet below a modal one.
    ///
    /// - Returns: `nil` when it is on top of the current place, or of none.
    mutating func goBack(toStacked controller: UIViewController) -> PageMove? {
        if let sheet = stack.covered?.sheet, let index = sheet.children.firstIndex(of: controller) {
            sheet.adopt(Array(sheet.children[...index]))
            return back(by: stack.modals.count)
        }
        let places = stack.locations.dropLast()
        guard let index = places.lastIndex(where: { $0.stacked.contains { $0 === controller } }) else { return nil }
        let above = places[index].stacked.reversed().prefix { $0 !== controller }.count
        places[index].unstack(above)
        return back(inAll: places.count - index)
    }

    /// The visit that the page was asked for last, if it adds a place and the page was not sent back since.
    private var pushed: ExpectedVisit? {
        guard backMove == nil, let last = expected.last, !last.replaces, !last.isRoot, last.tab == nil else { return nil }
        return last
    }

    /// Notes the controller that was on top when the page was asked for the visit.
    mutating func noteTop(_ top: UIViewController?) {
        if pushed != nil { expected[expected.count - 1].top = top }
    }

    /// Whether the page is on its way to a place on top of the controller.
    func isPushing(over top: UIViewController) -> Bool { pushed?.top === top }

    /// The page makes the visits first that it was asked for, and then goes back from there.
    private mutating func back(to target: Location, steps: Int) -> PageMove {
        backMove = BackMove(target: target, isWithinDocument: true, followsVisits: true)
        return .back(steps: steps)
    }

    /// - Returns: `nil` when the place is the first one of the stack that a phone has it on.
    mutating func goBack() -> PageMove? {
        if pushed != nil, let current = stack.current { return back(to: current, steps: 1) }
        guard stack.stepsBack > 0, stack.current?.isRoot != true, !stack.beginsModal else { return nil }
        return back(by: stack.stepsBack)
    }

    /// - Returns: `nil` when the page is there already, or never was.
    mutating func goBack(to destination: VisitableViewController) -> PageMove? {
        let places = stack.locations
        guard let index = places.lastIndex(where: { $0.destination === destination }), index < places.count - 1 else {
            return nil
        }
        places[index].unstack()
        return back(inAll: places.count - 1 - index)
    }

    /// Goes back to the first place of the stack that a phone has the current one on.
    ///
    /// - Returns: `nil` when the page is there already.
    mutating func goBackToStart() -> PageMove? {
        if let first = stack.covered?.sheet?.children.first { return goBack(toStacked: first) }
        let steps = stack.modals.isEmpty ? stepsToStart : stack.modals.count - 1
        let pushes = pushed == nil ? 0 : expected.count { !$0.replaces }
        guard steps + pushes > 0, stack.locations.indices.contains(stack.locations.count - 1 - steps) else { return nil }
        let start = stack.locations[stack.locations.count - 1 - steps]
        start.unstack(start.screensOverFirst)
        return pushes > 0 ? back(to: start, steps: steps + pushes) : back(inAll: steps)
    }

    /// Dismisses the modal places, and goes that many places further back.
    ///
    /// - Returns: `nil` when there are none.
    mutating func uncover(further steps: Int = 0) -> PageMove? {
        let covering = stack.modals.count
        guard covering > 0, let below = stack.locations.dropLast(covering).last else { return nil }
        // The native screens there go first.
        let ended = min(steps, below.screensOverFirst)
        below.unstack(ended)
        return back(by: min(covering + steps - ended, stack.locations.count - 1))
    }

    /// The place that the page was sent back to, until it arrives.
    var backTarget: Location? { backMove?.target }

    /// - Returns: `nil` when the page was sent back: then it reloads after its arrival, unless a visit follows, which loads more.
    mutating func reload() -> PageMove? {
        guard let backMove else {
            isReloading = true
            return .reload
        }
        if backMove.next == nil { self.backMove?.renewal = .reload }
        return nil
    }

    /// Turbo visits the place once more. A step back is such a visit already, but for one from modal places: on a phone the page below has
    /// a web view of its own, which has kept no copy of it.
    ///
    /// - Parameter replaces: whether it is a visit that asks for the place anew, as in the library's main. 1.2.2 restores the place.
    /// - Returns: `nil` when the page was sent back.
    mutating func refresh(replaces: Bool = false) -> PageMove? {
        guard let backMove else {
            return replaces ? stack.current.map { .visit($0.url, replaces: true) } : .refresh(isUncached: false)
        }
        guard backMove.next == nil else { return nil }
        if replaces {
            self.backMove?.renewal = .visit(backMove.target.url, replaces: true)
        } else if stack.current?.modal != nil, backMove.target.modal == nil {
            self.backMove?.renewal = .refresh(isUncached: true)
        }
        return nil
    }

    /// Whether the page is on a move that the next visit has to wait for.
    var isMoving: Bool { isGoingBack || isReloading }

    /// Whether the page is on its way to an earlier place of its document, and not yet there.
    var isGoingBack: Bool { backMove?.isWithinDocument == true }

    /// Forgets the move that the page has made, or never will.
    mutating func forgetMoves() { (expected, backMove, isReloading) = ([], nil, false) }

    /// Makes the move of a web view.
    mutating func move(_ move: PageMove) -> PageMove {
        let places = stack.locations
        if case .back(let steps, _) = move, places.count > 1 {
            backMove = BackMove(
                target: places[max(0, places.count - 1 - max(1, steps))], isWithinDocument: steps <= stack.stepsInDocument)
        }
        return move
    }

    private mutating func back(by steps: Int) -> PageMove { move(.back(steps: steps)) }

    /// Goes back as many places from the current one, of which the page may be on its way by some.
    ///
    /// - Returns: `nil` when it is on its way by all of them.
    private mutating func back(inAll steps: Int) -> PageMove? {
        let target = backMove?.followsVisits == false ? backTarget : nil
        let made = target.map { target in stack.locations.reversed().prefix { $0 !== target }.count } ?? 0
        guard steps > made else { return nil }
        _ = move(.back(steps: steps))
        return .back(steps: steps - made)
    }

    private var stepsToStart: Int {
        stack.locations.count - 1 - (stack.locations.lastIndex { $0.isRoot } ?? 0)
    }

    /// The places at both ends of the way back; `nil` where there is none.
    var wayBack: (from: Location, to: Location)? {
        let (places, steps) = (stack.locations, stack.stepsBack)
        guard steps > 0, let current = places.last, !current.isRoot else { return nil }
        return (current, places[places.count - 1 - steps])
    }
}
