internal import LWS
internal import ViaductProtocol

/// One test: its pages, their messages, and the calls that wait for them.
@MainActor final class TestSession {
    /// Calls that wait at the same time.
    static let maximumCalls = 256
    /// The same of a page that calls for itself: each message of the test is looked at by all of them.
    static let maximumOwnCalls = 16
    /// Pages of a room that a report shows.
    private static let maximumVisited = 500

    let tag: String
    unowned let server: Server
    /// In the order of their arrival.
    private(set) var pages: [TestPage] = []
    private(set) var messages = TestMessages()
    private(set) var troubles = TestTroubles()
    private(set) var presets = PresetAnswers.none
    private(set) var components = TestComponents.all
    private(set) var stubs = TestStubs()
    /// The name of a configured version of the app; `nil` for the one in each page's address.
    private(set) var version: String?
    /// The number of the first message since `reset`.
    private(set) var start = 0
    private(set) var lastUse = ContinuousClock.now
    private(set) var steps = TestSteps()
    /// The starts of the ids of all pages since `reset`, also of those that are gone, in their rooms.
    private(set) var visited: [String: Set<String>] = [:]
    private(set) var calls: [ObjectIdentifier: TestCall] = [:]
    private var wakeTimer: LoopTimer?
    private var lastProbe = 0

    init(tag: String, server: Server) {
        self.tag = tag
        self.server = server
    }

    var isInUse: Bool { !pages.isEmpty || !calls.isEmpty }

    // MARK: Pages

    func add(_ page: Page) -> TestPage {
        let part = TestPage(page, of: self)
        pages.append(part)
        if visited[page.room, default: []].count < Self.maximumVisited { visited[page.room, default: []].insert(part.short) }
        wake()
        return part
    }

    func remove(_ part: TestPage) {
        pages.removeAll { $0 === part }
        lastUse = .now
        for call in calls.values where call.scope.own === part { call.cancel() }
        wake()
    }

    // MARK: What the pages have sent

    func add(_ message: BridgeMessage, of part: TestPage) -> Int {
        messages.add(TestMessage(page: part.page.id, message: message))
    }

    func note(_ fate: MessageFate, at number: Int) { messages.note(fate, at: number) }

    func note(_ trouble: TestTroubles.Trouble) { troubles.add(trouble) }

    func withdraw(cause: String?, component: String?, of page: String) { troubles.withdraw(cause: cause, component: component, of: page) }

    /// Makes the test as it was at its start. Its pages stay.
    func reset() {
        start = messages.end
        troubles = TestTroubles()
        steps = TestSteps()
        visited = Dictionary(grouping: pages, by: \.page.room).mapValues { Set($0.map(\.short)) }
        presets = .none
        show(.all, TestStubs())
        use(version: nil)
    }

    func preset(_ answers: PresetAnswers) { presets = answers }

    // MARK: The app as the pages see it

    /// Shows the pages these components only, as if the app had no others.
    func show(_ components: TestComponents) { show(components, stubs) }

    /// Gives the pages a component, in place of the app's own with its name.
    ///
    /// - Parameter text: JSON, as of a stub's file.
    func putStub(_ text: [UInt8], name: String) throws(InvalidRequest) {
        var stubs = stubs
        try stubs.put(text, name: name) { [contract = server.configuration.contract] in contract?.errors(of: $0) ?? [] }
        show(components, stubs)
    }

    /// - Returns: `false` when the test has no stub of that name.
    func removeStub(name: String) -> Bool {
        var stubs = stubs
        guard stubs.remove(name: name) else { return false }
        show(components, stubs)
        return true
    }

    private func show(_ components: TestComponents, _ stubs: TestStubs) {
        guard components != self.components || stubs != self.stubs else { return }
        (self.components, self.stubs) = (components, stubs)
        for part in pages { part.page.begin(with: stubs.all) }
    }

    /// Switches the pages to this version of the app.
    func use(version: String?) {
        guard version != self.version else { return }
        self.version = version
        for part in pages { part.page.use(part.page.app) }
    }

    /// Components of the app, with the test's stubs, that the pages do not see.
    func hidden(of app: AppDescription) -> Set<String> {
        guard components != .all else { return [] }
        let names = stubs.names
        return Set(app.components.filter { components.hides($0, stubs: names) })
    }

    func hides(_ component: String) -> Bool { components.hides(component, stubs: stubs.names) }

    // MARK: Calls

    /// Calls a verb: at once, or as soon as it has an outcome.
    ///
    /// - Parameters:
    ///   - body: a JSON object.
    ///   - own: the page that calls, which reaches nothing but itself; `nil` for the test's owner.
    ///   - finish: gets JSON text, or why there is none.
    func call(
        _ name: String, _ body: [UInt8], from own: TestPage?, finish: @escaping (Result<String, InvalidRequest>) -> Void
    ) throws(InvalidRequest) -> TestCall {
        lastUse = .now
        guard !server.isShuttingDown else { throw TestSessions.serverEnds }
        guard calls.count < Self.maximumCalls, server.tests.calls < TestSessions.maximumCalls else {
            throw InvalidRequest(
                "\(calls.count) calls of the test “\(tag)” wait already, and \(server.tests.calls) of all tests. Let some of them end.", status: 503)
        }
        guard own == nil || calls.values.count(where: { $0.scope.own === own }) < Self.maximumOwnCalls else {
            throw InvalidRequest("\(Self.maximumOwnCalls) calls of the page wait already. Let some of them end.", status: 503)
        }
        let parameters = try TestParameters(body)
        let verb = try TestVerbs.make(name, parameters)
        let scope = TestScope(session: self, own: own, wanted: try parameters.string("page"), probe: lastProbe)
        let start = Traces.milliseconds
        let call = TestCall(verb, in: scope, limit: try parameters.limit) { [weak self] call, result in
            self?.calls[ObjectIdentifier(call)] = nil
            let error: String? = if case .failure(let failure) = result { failure.sentence } else { nil }
            self?.steps.add(name, body, from: start, to: Traces.milliseconds, error: error)
            finish(result)
        }
        calls[ObjectIdentifier(call)] = call
        call.attempt()
        return call
    }

    /// Something has happened: the calls look at it when the server is done with this turn.
    func wake() {
        guard wakeTimer == nil, !calls.isEmpty else { return }
        wakeTimer = server.schedule(after: .zero) { [weak self] in
            guard let self else { return }
            wakeTimer = nil
            for call in Array(calls.values) { call.attempt() }
        }
    }

    /// The number of a new probe, larger than all before.
    func nextProbe() -> Int {
        lastProbe += 1
        return lastProbe
    }

    var summary: String {
        let own = pages.filter { $0.page.link.socket != nil }.map(\.page.summary).joined(separator: ",")
        return #"{"test":\#(JSONText.quoted(tag)),"messages":\#(messages.end - max(start, messages.first)),"pages":[\#(own)]}"#
    }
}
