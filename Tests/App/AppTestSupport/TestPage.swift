import Foundation
public import HotwireNative
public import ViaductApp
public import ViaductProtocol
public import ViaductStubs

/// A page without a browser. It sends frames as text, and records the app's frames.
@MainActor public final class TestPage {
    public struct Missing: Error {
        let what: String
    }

    public private(set) var url: String
    public let app: EmbeddedApp
    private let outlet = RecordingOutlet()
    private let session: any AppSession
    private var lastID = 0
    private static let patience = Duration.seconds(5)

    public convenience init(
        _ components: [BridgeComponent.Type], url: String = "http://localhost/one", title: String = "One",
        platform: Platform = .ios, paths: PathConfiguration? = nil, limits: PageLimits = PageLimits()
    ) {
        self.init(
            EmbeddedApp(name: "Test", platform: platform, components: components, paths: paths, limits: limits), url: url,
            title: title)
    }

    public init(_ app: EmbeddedApp, url: String = "http://localhost/one", title: String = "One") {
        self.url = url
        self.app = app
        session = app.open(page: "0123456789abcdef0123456789abcdef", outlet: outlet)
        open(url, title: title)
    }

    /// Whether tasks of its components are under way.
    public var isBusy: Bool { session.isBusy }

    /// What its app does later by itself; `nil` for an app at rest.
    public func settle() async -> String? {
        await withCheckedContinuation { done in session.settle { done.resume(returning: $0) } }
    }

    // MARK: To the app

    public func send(_ frame: String) {
        let text = Array(frame.utf8)
        guard case .counted(let frame) = IncomingFrame(text) else {
            preconditionFailure("The test's frame is not one: \(frame)")
        }
        session.receive(frame, text: text)
    }

    /// Shows another document.
    public func open(_ url: String, title: String = "Title") {
        self.url = url
        send(#"{"type":"open","url":"\#(url)","title":"\#(title)","platform":"\#(app.description.platform.rawValue)"}"#)
    }

    public func visit(_ url: String, title: String = "Title", action: String = "advance") {
        self.url = url
        send(#"{"type":"visit","url":"\#(url)","title":"\#(title)","action":"\#(action)"}"#)
    }

    /// - Parameters:
    ///   - data: a JSON object; the metadata is added to it.
    ///   - url: the URL in the message; the page's by default.
    /// - Returns: the message's id.
    @discardableResult
    public func message(_ component: String, _ event: String, _ data: String = "{}", url: String? = nil) -> String {
        lastID += 1
        let members = data == "{}" ? "" : data.dropFirst().dropLast() + ","
        let metadata = #""metadata":{"url":"\#(url ?? self.url)"}"#
        send(
            #"{"type":"message","message":{"id":"\#(lastID)","component":"\#(component)","event":"\#(event)","data":{\#(members)\#(metadata)}}}"#
        )
        return String(lastID)
    }

    /// Taps, or types into, the one control with that title.
    public func tap(_ title: String, value: String? = nil) async throws {
        let controls = try await screen().controls(titled: title)
        guard controls.count == 1 else { throw Missing(what: "\(controls.count) controls are titled “\(title)”") }
        act(controls[0], value: value)
    }

    /// Dismisses what is presented on top, as Escape does.
    public func dismiss(value: String? = nil) async throws {
        guard let dismiss = try await screen().presented.last?.dismiss else {
            throw Missing(what: "nothing can be dismissed")
        }
        act(dismiss, value: value)
    }

    /// Answers the newest ask.
    ///
    /// - Parameters:
    ///   - kind: the expected kind.
    ///   - value: JSON text; `nil` to cancel.
    /// - Returns: the ask.
    @discardableResult
    public func answer(_ kind: Screen.Ask.Kind, _ value: String?) async throws -> Screen.Ask {
        let ask = try await wait(for: kind)
        act(ask.control, value: value)
        return ask
    }

    /// Waits until the newest ask is of that kind: a component's task may take some turns before it asks.
    @discardableResult
    public func wait(for kind: Screen.Ask.Kind) async throws -> Screen.Ask {
        let end = ContinuousClock.now + Self.patience
        while try await screen().asks.last?.kind != kind, .now < end {}
        guard let ask = try await screen().asks.last, ask.kind == kind else {
            throw Missing(what: "nothing of the kind “\(kind.rawValue)” is asked")
        }
        return ask
    }

    /// Waits for the number of replies: a component's task may be working elsewhere meanwhile.
    public func replies(_ count: Int) async throws -> [Reply] {
        let end = ContinuousClock.now + Self.patience
        while replies.count < count, .now < end { await turn() }
        guard replies.count == count else { throw Missing(what: "there are \(replies.count) replies, not \(count)") }
        return replies
    }

    /// Waits for a notice with the cause: the app may ask a server before it sends one.
    public func wait(forNoticeOf cause: String, count: Int = 1) async throws {
        let end = ContinuousClock.now + Self.patience
        let isThere = { self.notices.count { $0.cause == cause } >= count }
        while !isThere(), .now < end { await turn() }
        guard isThere() else { throw Missing(what: "there is no notice \(cause)") }
    }

    public func wait(until isSo: () -> Bool) async throws {
        let end = ContinuousClock.now + Self.patience
        while !isSo(), .now < end { await turn() }
        guard isSo() else { throw Missing(what: "what the test has waited for") }
    }

    public func act(_ control: String, value: String? = nil) {
        let value = value.map { #","value":\#($0)"# } ?? ""
        send(#"{"type":"action","control":"\#(control)"\#(value)}"#)
    }

    public func use(_ textSize: TextSize) {
        session.use(textSize)
    }

    /// Gives the page stubs of its own.
    public func use(_ stubs: [Stub]) {
        session.use(stubs)
    }

    /// Sets whether somebody reads the trace of the page.
    public func watch(_ isOn: Bool) {
        session.watch(isOn)
    }

    /// The objects that the app and the server hold for this page.
    public var holders: [AnyObject] { [session, outlet] }

    public func close() {
        session.close()
    }

    // MARK: From the app

    public var fates: [MessageFate] {
        outlet.reports.compactMap { if case .fate(let fate) = $0 { fate } else { nil } }
    }

    /// The app's reports of its path rules.
    public var rules: [PathReport] {
        outlet.reports.compactMap { if case .rules(let report) = $0 { report } else { nil } }
    }

    /// Waits for the end of the turn, when screens are sent.
    public func turn() async {
        await withCheckedContinuation { continuation in
            DispatchQueue.main.async { continuation.resume() }
        }
    }

    /// The newest screen, parsed from its JSON text. The text must contain nothing else.
    public func screen() async throws -> Screen {
        await turn()
        guard let text = screens.last else { throw Missing(what: "no screen was sent") }
        let screen = try Screen(json: text)
        guard screen.json == text else { throw Missing(what: "the screen is written as \(screen.json), not as \(text)") }
        return screen
    }

    public var frames: [ServerFrame] { outlet.frames }

    /// The JSON text of every screen.
    public var screens: [String] {
        frames.compactMap { if case .screen(let text) = $0 { text } else { nil } }
    }

    public var replies: [Reply] {
        frames.compactMap { frame in
            guard case .reply(let message) = frame else { return nil }
            return Reply(id: message.id, component: message.component, event: message.event, data: message.data)
        }
    }

    public var notices: [Notice] {
        frames.compactMap { if case .notice(let notice) = $0 { notice } else { nil } }
    }

    /// The ids of the settled messages.
    public var settled: [String] {
        frames.compactMap { if case .settled(let id) = $0 { id } else { nil } }
    }

    /// The scripts that the page was asked to run.
    public var scripts: [(call: String, script: String)] {
        frames.compactMap { if case .evaluate(let call, let script) = $0 { (call, script) } else { nil } }
    }
}
