internal import Foundation
internal import LWS
internal import ViaductProtocol

/// A page's part in its test: its messages, its screen, and its work under way.
@MainActor final class TestPage {
    /// Messages without a fate that are waited for.
    private static let maximumPending = 1000
    /// A move without effect is forgotten after this time. A page that really moves has reported by then that it is leaving.
    private static let longestMove = Duration.seconds(2)

    unowned let page: Page
    let session: TestSession
    /// The start of the page's id.
    let short: String
    /// The JSON text of the newest screen; `nil` before the first one.
    private(set) var screen: String? { didSet { controlsOfScreen = nil } }
    private var controlsOfScreen: ScreenControls?
    /// Counts everything that happens to the page.
    private(set) var activity = 0
    /// The numbers of messages whose fate the app has not reported, by their ids.
    private var pending: [String: Int] = [:]
    private var move: (text: String, time: ContinuousClock.Instant)?
    var isInBackground = false
    private lazy var quiet = QuietWatch(of: self)

    init(_ page: Page, of session: TestSession) {
        self.page = page
        self.session = session
        short = page.id.short
    }

    var hidden: Set<String> {
        session.hidden(of: page.offered)
    }

    /// The controls that can be tapped, chosen or typed into now.
    var controls: ScreenControls {
        if let controlsOfScreen { return controlsOfScreen }
        let controls = ScreenControls(screen: screen ?? "{}")
        controlsOfScreen = controls
        return controls
    }

    // MARK: What happens

    /// Something of the trace has happened.
    func note(_ content: TraceEvent.Content) {
        activity += 1
        switch content {
        case .received(let bytes), .refused(let bytes): noteReceived(bytes)
        case .sent(let frame): noteSent(frame)
        case .told(let bytes): noteTold(bytes)
        case .replied, .withheld, .large, .connection: break
        }
        session.wake()
    }

    private func noteReceived(_ bytes: [UInt8]) {
        switch IncomingFrame(bytes) {
        case .counted(.message(let message)):
            let number = session.add(message, of: self)
            if pending.count < Self.maximumPending, page.session != nil { pending[message.id] = number }
        case .counted(.failed(let url, let status, _, _)):
            move = nil
            noteFailure(of: url, status)
        case .counted(.open), .counted(.visit): move = nil
        case .report(.event(let event, let text), _): note(event, text)
        case .report: noteTold(bytes)
        case .invalid(let error): note(error.text, cause: error.notice.cause)
        default: break
        }
    }

    private func noteFailure(of url: String, _ status: Int) {
        let path = URL(string: url)?.path(percentEncoded: true) ?? url.start(100)
        let answer = status == 0 ? "got no page as its answer" : "was answered by \(status)"
        note("The document \(path) \(answer).", cause: "VD-PAGE-6")
    }

    private func note(_ event: PageReport.Event, _ text: String) {
        switch event {
        case .handshakeRepaired: session.withdraw(cause: PageReport.Event.handshakeFailed.cause, component: nil, of: page.id)
        case .foreignError: break
        case .error, .rejection, .logged, .script, .document, .handshakeFailed, .handshakeRepairFailed:
            note(event.sentence(text), cause: event.cause)
        }
    }

    private func noteSent(_ frame: ArraySlice<UInt8>) {
        switch FrameType.of(frame) {
        case "screen": screen = (try? JSONObject(Array(frame)))?["screen"]?.json
        case "move": noteMove(frame)
        case "notice": noteTold(Array(frame))
        case "app": sessionDidChange()
        default: break
        }
    }

    private func noteMove(_ frame: ArraySlice<UInt8>) {
        guard let object = try? JSONObject(Array(frame)), let action = object["action"]?.string,
            !["refresh", "restored", "response"].contains(action)
        else { return }
        move = ("\(action) \(object["url"]?.string?.start(100) ?? "")", .now)
    }

    /// A fate or a notice, of the app or of the page.
    private func noteTold(_ bytes: [UInt8]) {
        guard let object = try? JSONObject(bytes) else { return }
        switch object["type"]?.string {
        case "fate": if let fate = try? MessageFate(object) { note(fate) }
        case "notice": noteNotice(object)
        default: break
        }
    }

    private func note(_ fate: MessageFate) {
        if let number = pending.removeValue(forKey: fate.id) { session.note(fate, at: number) }
        guard fate.state.isTrouble, !session.troubles.has(id: fate.id, cause: fate.cause, of: page.id) else { return }
        note("“\(fate.component)”, event “\(fate.event)”: \(fate.outcome).", cause: fate.cause, component: fate.component, id: fate.id)
    }

    private func noteNotice(_ notice: JSONObject) {
        let (code, component) = (notice["code"]?.string ?? "", notice["component"]?.string)
        if code == "withdrawn" { return session.withdraw(cause: notice["cause"]?.string, component: component, of: page.id) }
        let isError = notice["level"]?.string == Notice.Level.error.rawValue
        let isDrop = component != nil || isError || ["bad-frame", "unknown-type", "unknown-handler", "unknown-control", "overflow"].contains(code)
        guard isDrop, notice["level"]?.string != Notice.Level.info.rawValue else { return }
        note(notice["text"]?.string ?? code, cause: notice["cause"]?.string, component: component, id: notice["id"]?.string)
    }

    private func note(_ text: String, cause: String?, component: String? = nil, id: String? = nil) {
        session.note(TestTroubles.Trouble(page: page.id, text: text, cause: cause, component: component, id: id))
    }

    /// The page talks to another app now, or to the same one anew.
    func sessionDidChange() {
        (screen, pending, move) = (nil, [:], nil)
        quiet.begin()
    }

    // MARK: What is under way

    func didProbe(_ number: Int, busy: String?) { quiet.pageDidProbe(number, busy: busy) }

    /// - Parameter probe: everything under way when it was sent has to be over.
    /// - Returns: what is under way; `nil` for a page at rest.
    func obstacle(since probe: Int) -> String? { quiet.obstacle(since: probe) }

    /// The oldest message that no component is known to have had.
    var waitingMessage: TestMessage? { pending.values.min().flatMap { session.messages[$0] } }

    /// The app has handled all earlier frames. This holds for apps without fates too.
    func didSettle() { pending = [:] }

    /// The things that the server knows to be under way.
    var underWay: String? {
        if page.shaper?.isWaiting == true { return "a reply waits, as PUT \(RoutePath.pages)/\(short)/replies wants it." }
        if let move, ContinuousClock.now - move.time < Self.longestMove { return "the visit “\(move.text)” that the app wants has not begun." }
        if page.isAnswering { return "an ask is being answered." }
        if let ask = controls.asks.first { return "the ask “\(ask.kind)” (\(ask.title)) waits. Answer it by “answer”." }
        return nil
    }
}
