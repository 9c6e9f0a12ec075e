import Foundation
import ViaductProtocol
import ViaductStubs

/// The pages that a remote app serves.
@MainActor final class RemotePages: RemoteLinkDelegate {
    private let app: EmbeddedApp
    private let link: RemoteLink
    private let timers: FoundationTimers
    private var supervision: Supervision?
    private var hasBegun = false
    /// A status to send as soon as the link has begun.
    private var status: Notice?
    private var sessions: [String: any AppSession] = [:]
    private var isWatched = false
    private var textSize = TextSize.large

    init(app: EmbeddedApp, link: RemoteLink, timers: FoundationTimers) {
        self.app = app
        self.link = link
        self.timers = timers
        supervision = Supervision(
            environment: ProcessInfo.processInfo.environment, onStatus: { [unowned self] in tell($0) },
            onEnd: { kill(getpid(), SIGTERM) })
        app.handlersDidGrow = { link.send(ServerFrame.handlers($0).bytes) }
    }

    func linkDidBegin() {
        for session in sessions.values { session.close() }
        sessions = [:]
        isWatched = false
        textSize = .large
        link.send(app.registration)
        hasBegun = true
        if let status { link.send(status.status) }
        status = nil
    }

    private func tell(_ notice: Notice) {
        if hasBegun { link.send(notice.status) } else { status = notice }
    }

    func linkDidReceive(_ frame: PageFrame, text: [UInt8], page: String) {
        let session = sessions[page] ?? open(page)
        if let supervision {
            supervision.note(frame, of: session) { session.receive(frame, text: text) }
        } else {
            session.receive(frame, text: text)
        }
        timers.noteWork()
    }

    func linkDidReceive(probe number: Int, page: String) {
        let answer: AppSession.DidSettle = { [link] in link.send(PageEnvelope.probed(number, page: page, busy: $0)) }
        if let session = sessions[page] { session.settle(answer) } else { answer(nil) }
        timers.noteWork()
    }

    func linkDidLose(page: String) {
        sessions.removeValue(forKey: page)?.close()
    }

    func linkDidReceive(_ settings: ServerSettings) {
        app.follow(pathConfiguration: settings.pathConfiguration)
        app.use((settings.stubs ?? []).compactMap { Stub($0) })
        textSize = settings.textSize
        for session in sessions.values { session.use(textSize) }
        timers.noteWork()
    }

    func linkDidReceive(_ stubs: [StubSource], page: String) {
        (sessions[page] ?? open(page)).use(stubs.compactMap { Stub($0) })
    }

    func linkDidReceive(watch isOn: Bool) {
        isWatched = isOn
        for session in sessions.values { session.watch(isOn) }
    }

    private func open(_ page: String) -> any AppSession {
        let session = app.open(page: page, outlet: RemoteOutlet(page: page, link: link))
        session.watch(isWatched)
        session.use(textSize)
        sessions[page] = session
        return session
    }
}
