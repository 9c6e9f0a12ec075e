import LWS
import ViaductApp
import ViaductProtocol

/// An app at a server that answers its pages as in a recording.
@MainActor final class ReplayedApp: RemoteLinkDelegate {
    /// The most different notes that one page gets about frames missing from the recording.
    private static let mostTold = 50
    /// In milliseconds: a recorded pause is no longer.
    private static let longestDelay = 600_000.0

    private let script: ReplayScript
    private let link: RemoteLink
    private let loop: EventLoop
    private let isFast: Bool
    private let log: (String) -> Void
    private var pages: [String: Page] = [:]
    /// The documents of the recording that a page has been.
    private var documents: Set<Int> = []

    private struct Page {
        var replay: ReplayedPage
        /// The answers that wait for their time, by a number of their own.
        var runs: [Int: Run] = [:]
        var nextRun = 0
        /// The server's questions that wait for the answers.
        var probes: [Int] = []
        var told: Set<String> = []
    }

    private struct Run {
        var frames: ArraySlice<(delay: Double, frame: String)>
        let start: ContinuousClock.Instant
        var timer: LoopTimer?
    }

    /// - Parameter log: receives notes for a person.
    init(_ script: ReplayScript, link: RemoteLink, loop: EventLoop, isFast: Bool, log: @escaping (String) -> Void) {
        self.script = script
        self.link = link
        self.loop = loop
        self.isFast = isFast
        self.log = log
    }

    func linkDidBegin() {
        (pages, documents) = ([:], [])
        var description = AppDescription(
            name: "replay", platform: script.platform, components: script.components, userAgent: "", handlers: script.handlers,
            proposals: script.proposes)
        description.wantsProbe = true
        link.send(description.registration)
    }

    func linkDidReceive(_: PageFrame, text: [UInt8], page id: String) {
        guard let frame = try? JSONObject(text) else { return }
        var page = pages[id] ?? Page(replay: ReplayedPage(script))
        // The page begins anew.
        if frame["type"]?.string == "open" { page.runs = [:] }
        let outcome = page.replay.take(frame, documents: &documents)
        let number = page.nextRun
        page.nextRun += 1
        if !outcome.frames.isEmpty { page.runs[number] = Run(frames: outcome.frames[...], start: .now) }
        pages[id] = page
        if let missing = outcome.missing { tell(missing, outcome.message, page: id) }
        proceed(number, page: id)
    }

    /// Sends the answers that are due, in their order.
    private func proceed(_ number: Int, page id: String) {
        while var run = pages[id]?.runs[number] {
            guard let next = run.frames.first else {
                pages[id]?.runs[number] = nil
                return answerProbes(of: id)
            }
            let left = isFast ? .zero : .milliseconds(min(next.delay, Self.longestDelay)) - (ContinuousClock.now - run.start)
            guard left <= .zero else {
                run.timer = loop.schedule(after: left) { [weak self] in self?.proceed(number, page: id) }
                pages[id]?.runs[number] = run
                return
            }
            run.frames = run.frames.dropFirst()
            pages[id]?.runs[number] = run
            link.send(PageEnvelope.wrap(ArraySlice(next.frame.utf8), page: id))
        }
    }

    private func tell(_ missing: String, _ message: (id: String, component: String, event: String)?, page id: String) {
        guard let told = pages[id]?.told, told.count < Self.mostTold, !told.contains(missing) else { return }
        pages[id]?.told.insert(missing)
        let text = "The recording lacks \(missing)."
        log("\(id.prefix(8))  \(text)")
        let notice = Notice(
            level: .warning, code: "not-recorded", cause: "VD-RECORDING-2", text: text, id: message?.id, component: message?.component,
            event: message?.event)
        link.send(PageEnvelope.wrap(ServerFrame.notice(notice).bytes[...], page: id))
    }

    func linkDidReceive(probe number: Int, page id: String) {
        guard pages[id]?.runs.isEmpty == false else { return link.send(PageEnvelope.probed(number, page: id)) }
        pages[id]?.probes.append(number)
    }

    private func answerProbes(of id: String) {
        guard pages[id]?.runs.isEmpty == true, let probes = pages[id]?.probes else { return }
        pages[id]?.probes = []
        for number in probes { link.send(PageEnvelope.probed(number, page: id)) }
    }

    func linkDidLose(page: String) { pages[page] = nil }
    func linkDidReceive(_ settings: ServerSettings) {}
    func linkDidReceive(_ stubs: [StubSource], page: String) {}
    func linkDidReceive(watch isOn: Bool) {}
}
