internal import LWS
internal import ViaductProtocol

/// The tests that have pages, or that a client has asked for, by their tags.
@MainActor final class TestSessions {
    static let maximum = 64
    /// Calls that wait at the same time, of all tests.
    static let maximumCalls = 1024

    private struct Key: Hashable {
        let tag: String
        /// `nil` for all rooms.
        let room: String?
    }

    private unowned let server: Server
    /// By tag. On a guarded server each room has tests of its own.
    private var sessions: [Key: TestSession] = [:]
    let unread = UnreadAnswers()
    /// How many pages of tests each room has.
    private var rooms = Tally<String>()

    init(server: Server) {
        self.server = server
    }

    func all(of identity: Identity) -> [TestSession] {
        sessions.filter { $0.key.room.map(identity.reaches) ?? true }.values.sorted { $0.tag < $1.tag }
    }

    /// The test with this tag, if it exists.
    subscript(tag: String, in room: String) -> TestSession? { sessions[key(tag, in: room)] }

    private func key(_ tag: String, in room: String) -> Key { Key(tag: tag, room: server.isGuarded ? room : nil) }

    var calls: Int { sessions.values.reduce(0) { $0 + $1.calls.count } }

    /// Whether a page of the room belongs to a test, which needs the fates of its messages.
    func watches(_ room: String) -> Bool { rooms[room] > 0 }

    /// The test with this tag, made if there is none. With too many, the test unused for longest is dropped.
    ///
    /// - Parameters:
    ///   - tag: has been checked by `RoomName.isValid`.
    ///   - room: does not matter on an open server.
    /// - Returns: `nil` when all of them have pages or calls.
    func session(_ tag: String, in room: String) -> TestSession? {
        let key = key(tag, in: room)
        if let session = sessions[key] { return session }
        if sessions.count >= Self.maximum {
            guard let idle = sessions.filter({ !$0.value.isInUse }).min(by: { $0.value.lastUse < $1.value.lastUse }) else { return nil }
            sessions[idle.key] = nil
        }
        let session = TestSession(tag: tag, server: server)
        sessions[key] = session
        return session
    }

    /// Ends all waiting calls, since the server ends.
    func endCalls() {
        for call in sessions.values.flatMap(\.calls.values) { call.cancel(Self.serverEnds) }
    }

    static let serverEnds = InvalidRequest("The server ends or restarts. Call again when it is back.", status: 503)

    /// Forgets all tests. Calls under way end with their limits, and pages with their sockets.
    func forget() { sessions = [:] }

    /// - Returns: `nil` when there are too many tests.
    func join(_ page: Page, tag: String) -> TestPage? {
        guard let session = session(tag, in: page.room) else { return nil }
        rooms.add(page.room)
        if rooms[page.room] == 1 { server.watchDidChange(in: page.room) }
        return session.add(page)
    }

    func remove(_ part: TestPage, of room: String) {
        part.session.remove(part)
        rooms.remove(room)
        if rooms[room] == 0 { server.watchDidChange(in: room) }
    }
}
