internal import LWS
internal import ViaductProtocol

/// Actions of a person or a test in place of the page, of its app, or of the network between them.
extension Page {
    /// - Throws: when there is no session to take the frame.
    func send(byHand frame: HandFrame) throws(InvalidRequest) {
        switch frame {
        case .ofPage(let frame, let text):
            guard let session, !awaitsOpen else { throw Self.noSession }
            announceAct()
            record(.received(text))
            note(frame)
            deliver(frame, text: text, to: session)
        case .ofNative(let text):
            guard link.hasSession else { throw Self.noSession }
            announceAct()
            send(encoded: text[...])
        }
    }

    /// Makes the page take what the app replies from now on for new. The trace has the act itself.
    private func announceAct() {
        if link.hasSession { link.send(ServerFrame.acted.bytes[...]) }
    }

    /// Answers an ask in place of the page's person.
    func answer(_ answer: PresetAnswers.Given) {
        guard let session else { return }
        record(.received(answer.text))
        session.receive(answer.frame, text: answer.text)
    }

    /// Restarts the app for this page. A remote app's process goes on.
    func restartApp() throws(InvalidRequest) {
        guard session != nil else { throw Self.noSession }
        use(app)
    }

    /// Opens a link in the app, as from a mail. An app with `proposals` decides about it as about a link in the page. With any other app
    /// the page visits the link.
    func open(_ link: DeepLink) throws(InvalidRequest) {
        try send(byHand: app.description.proposals ? link.proposal : link.move)
    }

    /// Cuts the page's connection.
    ///
    /// - Parameter duration: how long the page gets none.
    func cut(for duration: Duration) {
        server.cuts.cut(id, for: duration)
        link.close(.goingAway, reason: "Cut by hand.")
    }

    /// Delays, doubles or withholds the page's replies from now on.
    func shapeReplies(_ shaping: ReplyShaping) {
        shaper?.flush()
        shaper = shaping == .none ? nil : ReplyShaper(shaping, server: server) { [weak self] frame in self?.pass(frame) }
    }

    /// Makes the page outline what belongs to a component. The trace has no event for it: nothing passes between the page and its app.
    func show(_ highlight: Highlight) throws(InvalidRequest) {
        guard link.hasSession else { throw Self.noSession }
        link.send(ServerFrame.highlight(highlight).bytes[...])
    }

    /// One object of the list of pages.
    var summary: String {
        let components = JSONText.array(offered.components)
        let hidden = JSONText.array(hidden.sorted())
        let members = [
            ("page", JSONText.quoted(id.short)), ("url", JSONText.quoted(url)), ("title", JSONText.quoted(title)),
            ("platform", JSONText.quoted(choice.platform.rawValue)), ("app", JSONText.quoted(app.description.name)),
            ("components", components), ("hidden", hidden), ("isConnected", isLeft || link.socket == nil ? "false" : "true"),
        ]
        let optional = [("version", version?.name), ("test", testPage?.session.tag)].compactMap { name, value in
            value.map { (name, JSONText.quoted($0)) }
        }
        return "{\((members + optional).map { "\"\($0.0)\":\($0.1)" }.joined(separator: ","))}"
    }

    private static let noSession = InvalidRequest("The page has no session: it is gone, or just coming. Nothing was done.", status: 409)
}
