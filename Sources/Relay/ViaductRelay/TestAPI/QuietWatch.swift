internal import LWS

/// Finds out whether a page is at rest: everything that it has sent, and everything that was sent to it, is handled.
///
/// A round asks the page, then its app. Each answers after it has handled all earlier frames. A page is at rest when nothing has happened
/// to it during a round.
@MainActor final class QuietWatch {
    /// The interval for checking what reports no end.
    private static let pause = Duration.milliseconds(20)

    private unowned let part: TestPage
    /// The number of the round under way, and the page's activity when it began.
    private var round: (number: Int, activity: Int)?
    /// The last round during which nothing happened.
    private var rest: (number: Int, activity: Int)?
    private var last = "the page has not answered the server: is it loading, or busy with a script?"
    /// The app's work at the end of the last round, as a sentence; `nil` for none.
    private var appBusy: String?
    private var timer: LoopTimer?

    init(of part: TestPage) {
        self.part = part
    }

    /// Forgets all rounds: the page or its app begins anew.
    func begin() { (round, rest, appBusy, timer) = (nil, nil, nil, nil) }

    func obstacle(since probe: Int) -> String? {
        if let obstacle = part.underWay {
            look()
            return obstacle
        }
        if let rest, rest.number > probe, rest.activity == part.activity { return nil }
        beginRound()
        return last
    }

    private func beginRound() {
        guard round == nil, timer == nil else { return }
        let number = part.session.nextProbe()
        // A page whose link has not begun is asked again a moment later.
        guard part.page.probe(number) else { return look() }
        round = (number, part.activity)
    }

    func pageDidProbe(_ number: Int, busy: String?) {
        guard let round, round.number == number else { return }
        if let busy { return end("the page is busy: \(busy).") }
        guard let app = part.page.session else { return end("the page has no app.") }
        let message = part.waitingMessage.map { " The message \($0.outline) has reached no component yet." } ?? ""
        last = appBusy ?? "the app “\(part.page.app.description.name)” has not answered the server: is one of its components busy?\(message)"
        app.settle { [weak self] in self?.appDidSettle(number, busy: $0) }
    }

    private func appDidSettle(_ number: Int, busy: String?) {
        guard let round, round.number == number else { return }
        part.didSettle()
        appBusy = busy
        if let busy { return end(busy) }
        guard round.activity == part.activity else { return end("messages, replies or screens still come and go.") }
        self.round = nil
        rest = round
        part.session.wake()
    }

    /// Ends the round. Begins another one after a moment, if a call still waits.
    private func end(_ obstacle: String) {
        last = obstacle
        round = nil
        look()
    }

    private func look() {
        guard timer == nil else { return }
        timer = part.session.server.schedule(after: Self.pause) { [weak self] in
            self?.timer = nil
            self?.part.session.wake()
        }
    }
}
