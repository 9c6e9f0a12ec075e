import HotwireNative
import UIKit
import ViaductProtocol
import WebKit

/// One page of an embedded app: the locations it has visited, and the components at work there.
@MainActor final class EmbeddedSession: AppSession {
    private let app: EmbeddedApp
    /// Owns this session; `nil` once it is closed. Strong, since a weak reference costs every message two loads.
    private var outlet: (any PageOutlet)?
    private var stack = LocationStack()
    private var departure: Departure?
    private var hasMoved = false
    /// The page as the components see it, shared by all destinations. `nil` until one needs it.
    private var webView: WKWebView?
    private var calls = ScriptCalls()
    private var settlements = Settlements()
    private let controls = Controls()
    private var lastScreen = ""
    /// Made with the first destination.
    private var stage: Stage?
    private let screenUpdates = ScreenUpdates()

    init(app: EmbeddedApp, outlet: any PageOutlet) {
        self.app = app
        self.outlet = outlet
        screenUpdates.report = { self.sendScreen() }
    }

    func receive(_ frame: PageFrame) {
        switch frame.content {
        case .message(let message): deliver(message)
        case .action(let control, let value): perform(control, value: value)
        case .visit(let url, let title, let action): visit(url: url, title: title, action: action)
        case .title(let title): retitle(title)
        case .open(let url, let title, _): open(url: url, title: title)
        case .result(let call, let value, let error): calls.take(call)?(ScriptCalls.result(value: value, error: error))
        case .post(let handler, let body): post(body, to: handler)
        }
    }

    func close() {
        outlet = nil
        screenUpdates.report = nil
        leaveEverything()
    }

    // MARK: Locations

    private func open(url: String, title: String) {
        leaveEverything()
        stack.open(url: url, title: title)
        screenUpdates.screenDidChange()
    }

    private func visit(url: String, title: String, action: VisitAction) {
        if let left = stack.visit(url: url, title: title, action: action) {
            hasMoved = true
            departure = left.destination.flatMap { Departure(from: $0, names: app.description.components) }
            move(from: left.destination, to: stack.current?.destination)
        }
        screenUpdates.screenDidChange()
    }

    private func retitle(_ title: String) {
        stack.current?.title = title
        screenUpdates.screenDidChange()
    }

    private func leaveEverything() {
        move(from: stack.current?.destination, to: nil)
        stack = LocationStack()
        departure = nil
        hasMoved = false
        stage?.close()
        stage = nil
        forgetWebView()
        controls.removeAll()
        for completion in calls.takeAll() { completion(.failure(ScriptCalls.error("The page is gone."))) }
    }

    /// In the order of a navigation controller whose web view goes from one screen to another.
    private func move(from old: Destination?, to new: Destination?) {
        // What a page has opened makes no sense on the next one.
        if old?.presentedViewController != nil { old?.dismiss(animated: false) }
        stage?.show(stack.locations.compactMap(\.destination))
        old?.viewWillDisappear(false)
        new?.viewWillAppear(false)
        old?.bridgeDelegate.webViewDidBecomeDeactivated()
        if let new { activate(new) }
        old?.viewDidDisappear(false)
        new?.viewDidAppear(false)
    }

    private func delegate(at location: Location) -> BridgeDelegate {
        if let delegate = location.delegate { return delegate }
        let destination = Destination(location: location.url, componentTypes: app.components)
        destination.screenObserver = screenUpdates
        location.show(destination)
        if stage == nil, let outlet {
            stage = Stage(of: outlet, host: self, observer: screenUpdates) { [weak self] in self?.goBack() }
        }
        destination.loadViewIfNeeded()
        move(from: nil, to: destination)
        return destination.bridgeDelegate
    }

    private func activate(_ destination: Destination) {
        let webView = webView ?? makeWebView()
        destination.bridgeDelegate.webViewDidBecomeActive(webView)
    }

    private func makeWebView() -> WKWebView {
        let webView = WKWebView(frame: .zero, configuration: WKWebViewConfiguration())
        webView.host = self
        Bridge.initialize(webView)
        Bridge.of(webView)?.outlet = self
        self.webView = webView
        return webView
    }

    private func forgetWebView() {
        guard let webView else { return }
        webView.host = nil
        Bridge.of(webView)?.outlet = nil
        self.webView = nil
    }

    // MARK: Messages

    private func deliver(_ message: BridgeMessage) {
        guard let location = stack.current else {
            return send(.notice(.inactive(message.component, event: message.event)))
        }
        if hasMoved, message.event == "disconnect", deliverLate(message, at: location) { return }
        let delegate = delegate(at: location)
        let changes = screenUpdates.changes
        let drop = ComponentLog.telling(outlet) { delegate.deliver(Message(message)) }
        if let drop {
            report(message, drop)
        } else if departure?.forget(message.component) == true {
            departure = nil
        }
        if screenUpdates.changes != changes {
            settlements.note(location.destination?.topmostPresented, after: message.id)
        }
    }

    /// A `disconnect` that comes after the URL has changed: it never makes a component.
    ///
    /// - Returns: `false` when it is an ordinary message to the current location.
    private func deliverLate(_ message: BridgeMessage, at location: Location) -> Bool {
        if let departure, departure.awaitsDisconnect(of: message.component) {
            departure.component(named: message.component)?.didReceive(message: Message(message))
            send(.notice(.lateDisconnect(message.component, delivered: true)))
            return true
        }
        if location.destination?.bridgeDelegate.existingComponent(named: message.component) == nil {
            send(.notice(.lateDisconnect(message.component, delivered: false)))
            return true
        }
        return false
    }

    private func report(_ message: BridgeMessage, _ reason: BridgeDelegate.DropReason) {
        let notice: Notice =
            switch reason {
            case .unknownComponent: .unknownComponent(message.component, event: message.event)
            case .inactive: .inactive(message.component, event: message.event)
            case .wrongURL(let expected):
                .wrongURL(message.component, event: message.event, url: message.url, expected: expected)
            }
        send(.notice(notice))
    }

    // MARK: The page

    private func perform(_ id: String, value: String?) {
        guard let control = controls[id] else { return send(.notice(.unknownControl(id))) }
        ComponentLog.telling(outlet) { control.perform(value: value) }
    }

    private func post(_ body: String, to handler: String) {
        guard let webView, let body = JSONText.value(body),
            webView.configuration.userContentController.post(body, to: handler, from: webView)
        else { return send(.notice(.unknownHandler(handler))) }
    }

    private func sendScreen() {
        guard outlet != nil, let location = stack.current else { return }
        settlements.note(location.destination?.topmostPresented, after: nil)
        for id in settlements.takeEnded() { send(.settled(id: id)) }
        let screen = controls.withNewScreen { ScreenWriter(controls: $0).screen(of: location) }
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
        guard reply.wire.hasValidData else {
            outlet.send(.notice(.badReply(reply.component, event: reply.event)))
            return false
        }
        outlet.send(.reply(reply.wire))
        return true
    }
}

extension EmbeddedSession: WebViewHost {
    var location: String? { stack.current?.url }

    func evaluate(_ script: String, completion: @escaping (Result<Any?, any Error>) -> Void) {
        guard let call = calls.add(completion) else { return }
        send(.evaluate(call: call, script: script))
    }
}
