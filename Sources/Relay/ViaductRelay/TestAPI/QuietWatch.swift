internal import LWS

/// Finds out whether everything that a page has sent was handled, and everything that it was sent in turn.
///
/// Nothing but asking can tell: a round asks the page, then its app, for an answer behind all that they have sent before. A page at
/// rest is one to which nothing has happened in a round.
@MainActor final class QuietWatch {
    /// Between two looks at what tells nobody when it is over.
    private static let pause = Duration.milliseconds(20)

    private unowned let part: TestPage
    /// The number of the round under way, and what had happened when it began.
    private var round: (number: Int, activity: Int)?
    /// The last round in which nothing was under way.
    private var rest: (number: Int, activity: Int)?
    private var last = "the page has not answered the server: is it loading, or busy with a script?"
    private var timer: LoopTimer?

    init(of part: TestPage) {
        self.part = part
    }

    /// Forgets what was found: the page or its app begins anew.
    func begin() { (round, rest, timer) = (nil, nil, nil) }

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
        // A page whose link has not begun is asked a moment later.
        guard part.page.probe(number) else { return look() }
        round = (number, part.activity)
    }

    func pageDidProbe(_ number: Int, busy: String?) {
        guard let round, round.number == number else { return }
        if let busy { return end("the page is busy: \(busy).") }
        guard let app = part.page.session else { return end("the page has no app.") }
        let message = part.waitingMessage.map { " The message \($0.outline) has reached no component yet." } ?? ""
        last = "the app “\(part.page.app.description.name)” has not answered the server: is one of its components busy?\(message)"
        app.settle { [weak self] in self?.appDidSettle(number) }
    }

    private func appDidSettle(_ number: Int) {
        guard let round, round.number == number else { return }
        part.didSettle()
        guard round.activity == part.activity else { return end("messages, replies or screens still come and go.") }
        self.round = nil
        rest = round
        part.session.wake()
    }

    /// Begins again after a moment, if somebody still waits.
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
