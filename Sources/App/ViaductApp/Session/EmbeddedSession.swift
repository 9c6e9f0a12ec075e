import HotwireNative
import UIKit
import ViaductProtocol
import WebKit

/// One page of an embedded app: the locations it has visited, and the components at work there.
@MainActor final class EmbeddedSession: AppSession {
    let app: EmbeddedApp
    // Fields that every message reads are kept together, in one or two of the processor's cache lines.
    /// Owns this session; `nil` once it is closed. Strong, since a weak reference costs every message two loads.
    private var outlet: (any PageOutlet)?
    private var stageNumber: Int?
    var keptBytes: KeptBytes
    var navigation: PageNavigation
    /// Made with the first destination.
    var stage: Stage? { didSet { stageNumber = stage?.number } }
    /// The page as the components see it, shared by all destinations. `nil` until one needs it.
    var webView: WKWebView?
    var calls = ScriptCalls()
    private var settlements = Settlements()
    let controls = Controls()
    private var lastScreen = ""
    /// The kinds of items that the last screen had no room for.
    var fullRoom: Set<ScreenRoom.Kind> = []
    var told: Set<Told> = []
    /// Made with the first destination.
    var navigator: Navigator?
    let screenUpdates = ScreenUpdates()
    let handlerUpdates = TurnUpdates()
    /// The names that the page was told last.
    var toldHandlers: [String]
    /// Made by the app with the page's first post.
    var postHandlers: AnyObject?
    /// The URL, on the page's site, and the properties of each native screen that a navigator has put on a stack.
    var routed: [ObjectIdentifier: (url: String, properties: PathProperties)] = [:]
    /// Waits until the page is where it was sent back to.
    var onArrival: (() -> Void)?
    var redirectRequest: Task<Void, Never>?
    var asks = Asks()
    /// Until the page is loaded again.
    var permissions: [Permission: Bool] = [:]

    init(app: EmbeddedApp, outlet: any PageOutlet) {
        self.app = app
        self.outlet = outlet
        navigation = PageNavigation(paths: app.paths)
        keptBytes = KeptBytes(limit: app.limits.keptMessageBytes)
        toldHandlers = app.description.handlers
        screenUpdates.report = { self.updateScreen() }
        handlerUpdates.report = { self.tellHandlers() }
    }

    var stack: LocationStack { navigation.stack }

    func receive(_ frame: PageFrame, text: [UInt8]) {
        switch frame {
        case .message(let message): deliver(message)
        case .action(let control, let value): perform(control, value: value)
        case .visit(let url, let title, let action): visit(url: url, title: title, action: action)
        case .title(let title): retitle(title)
        case .propose(let url, let action): decide(on: url, action: action)
        case .failed(_, let status): fail(status: status)
        case .turbo(let event, let url): hear(event, at: url)
        case .stacked(let screens): restack(screens)
        case .visibility(let isVisible): work(on: nil) { stage?.move(toForeground: isVisible) }
        case .open(let url, let title, _, let behind): open(url: url, title: title, behind: behind)
        case .result(let call, let value, let error): calls.take(call)?(ScriptCalls.result(value: value, error: error))
        case .post(let handler, let body, let call): post(body, to: handler, call: call)
        }
    }

    func close() {
        outlet = nil
        screenUpdates.report = nil
        handlerUpdates.report = nil
        leaveEverything()
        navigator?.forgetPage()
    }

    // MARK: Locations

    private func open(url: String, title: String, behind: [VisitedPlace]) {
        leaveEverything()
        if let notice = app.whoAnswers { send(.notice(notice)) }
        showOwnDestination(navigation.open(url: url, title: title, behind: behind))
        for component in app.nameless { send(.notice(.nameless(component))) }
        screenUpdates.screenDidChange()
    }

    private func visit(url: String, title: String, action: ViaductProtocol.VisitAction) {
        let components = app.description.components
        if let arrival = navigation.follow(url: url, title: title, action: action, components: components) {
            // First: a screen that appears may move the page too, and the last move is where the page goes.
            for move in arrival.moves { send(.move(move)) }
            arrival.from.stacked = stackedControllers(over: arrival.from)
            if arrival.takesScreen { arrival.from.unstack(1) }
            move(from: arrival.from, to: stack.current, by: arrival.passage)
            showOwnDestination(arrival.destination)
            arrive(movesOn: !arrival.moves.isEmpty)
            followTab(from: arrival.from, selected: arrival.tab)
            freeScreens()
        } else {
            stay()
            followTab(from: nil, selected: nil)
            stack.current?.destination?.visitableDidRender()
        }
        screenUpdates.screenDidChange()
    }

    private func arrive(movesOn: Bool) {
        let body = onArrival
        onArrival = nil
        // A page that goes on at once shows nothing here.
        if !movesOn { bringBack() }
        if let body { work(on: nil, body) }
    }

    private func retitle(_ title: String) {
        stack.current?.title = title
        stack.current?.destination?.visitableDidRender()
        screenUpdates.screenDidChange()
    }

    private func leaveEverything() {
        // First: a screen that is revealed now gets it back no more.
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

    /// In the order of a navigation controller, and of a session whose web view goes from one screen to another.
    func move(from left: Location?, to current: Location?, by passage: Passage = Passage()) {
        let (old, new) = (left?.destination, current?.destination)
        if old != nil { endAsks() }
        dismissPresented(at: left, before: current)
        // Below a sheet that stays, a native screen neither goes nor comes.
        let oldScreen = left?.sheet == nil && passage.leaving != .bySheet ? stackedControllers(over: left).last : nil
        let newScreen = current?.sheet == nil && passage.appears ? current?.stacked.last : nil
        let isBelow = current?.stacked.isEmpty == false || current?.isCovered == true
        stage?.show(stack.locations.flatMap(\.controllers))
        current?.stacked = []
        current?.isBelowStack = isBelow
        // A screen that was covered already hears nothing.
        let isLeft = old?.visitableView.webView != nil || left?.isLeaving == true
        left?.isLeaving = false
        if let old, isLeft { passage.begin(leaving: old) }
        oldScreen?.viewWillDisappear(false)
        newScreen?.viewWillAppear(false)
        if !isBelow, let new {
            let webView = webView ?? makeWebView()
            new.activate(webView)
            current?.adopt(Bridge.of(webView)?.delegate)
            current?.delegate?.add(builtIns: app.builtIns)
            // As upstream, whose session has the web view at the screen before that is pushed.
            new.loadViewIfNeeded()
            passage.begin(at: new)
            new.visitableDidRender()
        }
        if let old, isLeft { passage.end(leaving: old) }
        oldScreen?.viewDidDisappear(false)
        newScreen?.viewDidAppear(false)
        if !isBelow, let new { passage.end(at: new) }
    }

    // MARK: Messages

    private func deliver(_ message: BridgeMessage) {
        if !app.crashes.isEmpty, let reason = app.crashes[message.component] {
            return tellCrash(of: message.component, reason)
        }
        guard let location = stack.current else {
            return send(.notice(.inactive(message.component, event: message.event)))
        }
        if location.isLeaving { stay() }
        if navigation.hasMoved, message.hasEvent("disconnect"), deliverLate(message, at: location) { return }
        guard let delegate = location.delegate ?? makeDelegate(at: location) else { return report(message, .inactive) }
        let changes = ScreenUpdates.changes
        let drop = work(on: message) { delegate.deliver(Message(message), at: location.url) }
        if let drop {
            report(message, drop)
        } else {
            note(message.keptSize, at: location)
            if navigation.departure != nil { navigation.didUse(message.component) }
        }
        if message.hasEvent("disconnect") { endAsks(of: message.component) }
        if ScreenUpdates.changes != changes {
            settlements.note(location.destination?.topmostPresented, after: message.id)
        }
    }

    /// A `disconnect` that comes after the URL has changed: it never makes a component.
    ///
    /// - Returns: `false` when it is an ordinary message to the current location.
    private func deliverLate(_ message: BridgeMessage, at location: Location) -> Bool {
        if let departure = navigation.departure, departure.awaitsDisconnect(of: message.component) {
            departure.component(named: message.component)?.didReceive(message: Message(message))
            note(message.keptSize, at: departure.location)
            tellLate(message.component, delivered: true)
            return true
        }
        if !app.description.components.contains(message.component) {
            report(message, .unknownComponent)
            return true
        }
        if location.delegate?.existingComponent(named: message.component) == nil {
            tellLate(message.component, delivered: false)
            return true
        }
        return false
    }

    /// Once for a component: usual controllers send one from each page that they leave.
    private func tellLate(_ component: String, delivered: Bool) {
        if told.insert(.lateDisconnect(of: component)).inserted { send(.notice(.lateDisconnect(component, delivered: delivered))) }
    }

    private func tellCrash(of component: String, _ reason: String) {
        if told.insert(.crash(of: component)).inserted { send(.notice(.crashed(component, reason: reason))) }
    }

    private func report(_ message: BridgeMessage, _ reason: BridgeDelegate.DropReason) {
        // On a phone such a page is not even visited. It connects again when it is revealed.
        if reason == .inactive, stack.current?.isBelowStack == true { return }
        switch reason {
        case .unknownComponent: send(.notice(.unknownComponent(message.component, event: message.event)))
        case .inactive: send(.notice(.inactive(message.component, event: message.event)))
        // The component has told the page.
        case .crashed(let reason): app.markCrashed(message.component, because: reason)
        case .wrongURL(let expected):
            send(.notice(.wrongURL(message.component, event: message.event, url: message.url, expected: expected)))
        }
    }

    /// Lets the body do what the page has said, and what it logs and asks meanwhile come to this page.
    func work<Result>(on message: BridgeMessage?, _ body: () -> Result) -> Result {
        if let stageNumber { Work.lastStage = stageNumber }
        let work = Work(page: outlet, stage: stageNumber, message: message)
        return Work.$current.withValue(work, operation: body)
    }

    // MARK: The page

    private func perform(_ id: String, value: String?) {
        // Somebody still uses the place, so its visit has come to nothing.
        stay()
        stage?.navigation.endTransition()
        guard let control = controls[id] else { return send(.notice(.unknownControl(id))) }
        if !app.crashes.isEmpty, let name = name(ofAction: id, value: value), let reason = app.crashes[name] {
            // Without its button an alert could not be left.
            if case .alertAction(_, let alert) = control { work(on: nil) { alert.dismiss(animated: false) } }
            return send(.notice(.crashed(action: name, reason: reason)))
        }
        var message: BridgeMessage?
        if case .ask(let ask) = control { message = asks.message(of: ask) }
        work(on: message) { control.perform(value: value) }
    }

    private func updateScreen() {
        guard outlet != nil, let location = stack.current else { return }
        findTabs()
        settlements.note(location.destination?.topmostPresented, after: nil)
        for id in Set(settlements.takeEnded() + asks.takeSettled()).sorted() { send(.settled(id: id)) }
        let room = ScreenRoom(app.limits)
        let screen = controls.withNewScreen {
            let writer = ScreenWriter(controls: $0, room: room, tabs: tabs, isTabNative: isTabNative) { [weak self] in self?.tapTab($0) }
            return writer.screen(of: location, way: wayBack, asks: asks.shown).json
        }
        tellStacked()
        screenUpdates.rest(after: screen.utf8.count)
        tell(room)
        guard screen != lastScreen else { return }
        lastScreen = screen
        send(.screen(screen))
    }

    func send(_ frame: ServerFrame) {
        outlet?.send(frame)
    }
}

extension EmbeddedSession: ReplyOutlet {
    func deliver(_ reply: Message) throws -> Bool {
        guard let outlet else { return false }
        switch app.description.platform {
        case .ios where !reply.wire.hasObjectData:
            outlet.send(.notice(.emptiedReply(reply.component, event: reply.event)))
            outlet.send(.reply(reply.withObjectData.wire))
        case .android where !reply.wire.hasValidData:
            outlet.send(.notice(.badReply(reply.component, event: reply.event)))
            return false
        case .ios, .android: outlet.send(.reply(reply.wire))
        }
        return true
    }
}
