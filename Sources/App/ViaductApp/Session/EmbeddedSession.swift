import HotwireNative
import UIKit
import ViaductProtocol
import ViaductStubs
import WebKit

/// One page of an embedded app: the locations it has visited, and the components at work there.
@MainActor final class EmbeddedSession: AppSession {
    let app: EmbeddedApp
    // Fields that every message reads are kept together, in one or two of the processor's cache lines.
    /// Owns this session; `nil` once it is closed. Strong, since a weak reference costs every message two loads.
    private(set) var outlet: (any PageOutlet)?
    private var stageNumber: Int?
    /// Whether the trace has a reader.
    private var isWatched = false
    var keptBytes: KeptBytes
    var navigation: PageNavigation
    /// Made with the first destination.
    var stage: Stage? { didSet { stageNumber = stage?.number } }
    /// The page as the components see it, shared by all destinations. `nil` until one needs it.
    var webView: WKWebView?
    var calls = ScriptCalls()
    private var settlements = Settlements()
    private var unfinished = UnfinishedWork()
    let controls = Controls()
    private var lastScreen = ""
    /// The kinds of items that the last screen had no room for.
    var fullRoom: Set<ScreenRoom.Kind> = []
    var told: Set<Told> = []
    /// The number of the last request for the page's focus that was drawn, or reported in a notice.
    var lastFocus = 0
    var textSize = TextSize.large
    /// Made with the first destination.
    var navigator: Navigator?
    let screenUpdates = ScreenUpdates()
    let handlerUpdates = TurnUpdates()
    /// The names that were last sent to the page.
    var toldHandlers: [String]
    /// Made by the app with the page's first post.
    var postHandlers: AnyObject?
    /// The URL, on the page's site, and the properties of each native screen that a navigator has put on a stack.
    var routed: [ObjectIdentifier: (url: String, properties: PathProperties)] = [:]
    var waitingMoves = WaitingMoves()
    /// How many moves its app has sent to the page.
    var movesMade = 0
    /// Called once the page has arrived where it was sent back to.
    var onArrival: (() -> Void)?
    /// The visit that the page has proposed last, with its address as the page has it.
    var proposal: (url: URL, address: String)?
    var redirectRequest: Task<Void, Never>?
    var asks = Asks()
    /// The page's own stubs. They take precedence over its app's.
    var stubs: [Stub] = []
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
        if isWatched { reportRules(on: frame) }
        switch frame {
        case .message(let message): if isWatched { reportFate(of: message) } else { countDrop(of: message) }
        case .action(let control, let value): perform(control, value: value)
        case .readdress(let url, let title): readdress(url: url, title: title)
        case .visit(let url, let title, let action, let again): visit(url: url, title: title, action: action, again: again)
        case .title(let title): retitle(title)
        case .propose(let url, let action, let isTurbo, let isRedirect, let via):
            decide(on: url, action: action, isTurbo: isTurbo, isRedirect: isRedirect, via: via)
        case .failed(let url, let status, let unanswered, let isOffline): fail(at: url, status: status, unanswered: unanswered, isOffline: isOffline)
        case .turbo(let event, let url): hear(event, at: url)
        case .stacked(let screens): restack(screens)
        case .visibility(let isVisible): work(on: nil) { stage?.move(toForeground: isVisible) }
        case .lookup(let url): reportRules(for: url)
        case .lifecycle(let event): work(on: nil) { stack.current?.delegate?.hear(event) }
        case .open(let url, let title, _, let behind): open(url: url, title: title, behind: behind)
        case .result(let call, let value, let error): calls.take(call)?(ScriptCalls.result(value: value, error: error))
        case .post(let handler, let body, let call): post(body, to: handler, call: call)
        }
    }

    func watch(_ isOn: Bool) {
        isWatched = isOn
        followRules(isOn)
    }

    func close() {
        followRules(false)
        outlet = nil
        screenUpdates.report = nil
        handlerUpdates.report = nil
        leaveEverything()
        navigator?.forgetPage()
    }

    // MARK: Messages

    @discardableResult
    func deliver(_ message: BridgeMessage) -> Fate {
        if !app.crashes.isEmpty, let reason = app.crashes[message.component] {
            return tellCrash(of: message, reason)
        }
        guard let location = stack.current else {
            return drop(message, .inactive(message.component, event: message.event))
        }
        if location.isLeaving { stay() }
        if navigation.hasMoved, message.hasEvent("disconnect"), let fate = deliverLate(message, at: location) { return fate }
        guard let delegate = location.delegate ?? makeDelegate(at: location) else {
            if location.isBelowStack { return report(message, .inactive) }
            return drop(message, .withoutBridge(message.component, event: message.event))
        }
        let changes = ScreenUpdates.changes
        let drop = work(on: message) { delegate.deliver(Message(message), at: location.url) }
        let fate = drop.map { report(message, $0) } ?? .delivered
        if drop == nil {
            note(message.keptSize, at: location)
            if navigation.departure != nil { navigation.didUse(message.component) }
        }
        if message.hasEvent("disconnect") { endAsks(of: message.component) }
        if ScreenUpdates.changes != changes {
            settlements.note(location.destination?.topmostPresented, after: message.endsWithAnswer ? message.id : nil)
        }
        return fate
    }

    /// Delivers a `disconnect` that was sent after the URL had changed. It never makes a component.
    ///
    /// - Returns: `nil` when it is an ordinary message to the current location.
    private func deliverLate(_ message: BridgeMessage, at location: Location) -> Fate? {
        if let departure = navigation.departure, departure.awaitsDisconnect(of: message.component) {
            departure.component(named: message.component)?.didReceive(message: Message(message))
            note(message.keptSize, at: departure.location)
            tellLate(message.component, delivered: true)
            return .delivered
        }
        if !componentNames.contains(message.component) {
            return report(message, .unknownComponent)
        }
        if location.delegate?.existingComponent(named: message.component) == nil {
            tellLate(message.component, delivered: false)
            return .ignored(code: "late-disconnect", cause: "VD-INACTIVE-2")
        }
        return nil
    }

    private func report(_ message: BridgeMessage, _ reason: BridgeDelegate.DropReason) -> Fate {
        // On a phone such a page is not even visited. It connects again when it is revealed.
        if reason == .inactive, stack.current?.isBelowStack == true { return .ignored(code: "inactive", cause: nil) }
        let (component, event) = (message.component, message.event)
        let notice: Notice
        switch reason {
        case .unknownComponent: notice = .unknownComponent(component, event: event, known: componentNames)
        case .inactive: notice = .inactive(component, event: event)
        // The component has notified the page.
        case .crashed(let reason):
            app.markCrashed(component, because: reason)
            return .dropped(code: "component-crashed", cause: "VD-COMPONENT-4")
        case .wrongURL(let expected): notice = .wrongURL(component, event: event, url: message.url, expected: expected)
        }
        return drop(message, notice)
    }

    private func drop(_ message: BridgeMessage, _ notice: Notice) -> Fate {
        send(.notice(notice.about(message)))
        return .dropped(notice)
    }

    /// Runs the body as this page's work: its logs and asks are sent to this page.
    ///
    /// - Parameter maker: the component that has made the tapped control.
    func work<Result>(on message: BridgeMessage?, of maker: String? = nil, _ body: () -> Result) -> Result {
        if let stageNumber { Work.lastStage = stageNumber }
        var work = Work(page: outlet, stage: stageNumber, message: message, maker: maker)
        defer { unfinished.add(&work) }
        return Work.$current.withValue(work, operation: body)
    }

    var isBusy: Bool { !unfinished.isEmpty }

    // MARK: The page

    private func perform(_ id: String, value: String?) {
        // The place is still in use, so the visit from it has failed.
        stay()
        stage?.navigation.endTransition()
        guard let control = controls[id] else { return send(.notice(.unknownControl(id))) }
        if !app.crashes.isEmpty, let action = action(on: id, value: value), let reason = app.crashes[action.key] {
            // Without its button an alert could not be left.
            if case .alertAction(_, let alert) = control { work(on: nil) { alert.dismiss(animated: false) } }
            return send(.notice(.crashed(action: action.text, reason: reason)))
        }
        var message: BridgeMessage?
        if case .ask(let ask) = control { message = asks.message(of: ask) }
        work(on: message, of: control.maker) { control.perform(value: value) }
    }

    private func updateScreen() {
        guard outlet != nil, let location = stack.current else { return }
        findTabs()
        settlements.note(location.destination?.topmostPresented, after: nil)
        for id in Set(settlements.takeEnded() + asks.takeSettled()).sorted() { send(.settled(id: id)) }
        let room = ScreenRoom(app.limits)
        let screen = controls.withNewScreen {
            let writer = ScreenWriter(controls: $0, room: room, tabs: tabs, isTabNative: isTabNative) { [weak self] in self?.tapTab($0) }
            return writer.screen(of: location, way: wayBack, asks: asks.shown, focus: stage?.window.focusRequest, textSize: textSize)
        }
        let text = screen.json
        tellStacked()
        screenUpdates.rest(after: text.utf8.count)
        tell(room)
        tell(stage?.window.focusRequest, isDrawn: screen.focus != nil)
        guard text != lastScreen else { return }
        lastScreen = text
        send(.screen(text))
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
            outlet.send(.notice(.emptiedReply(reply.component, event: reply.event).about(reply.wire)))
            outlet.send(.reply(reply.withObjectData.wire))
        case .android where !reply.wire.hasValidData:
            outlet.send(.notice(.badReply(reply.component, event: reply.event).about(reply.wire)))
            return false
        case .ios, .android: outlet.send(.reply(reply.wire))
        }
        return true
    }
}
