internal import LWS
internal import ViaductProtocol

/// `/viaduct/api/tests` and all paths below it: the verbs of the test API.
@MainActor struct TestRoutes {
    static let path = "/viaduct/api/tests"

    unowned let server: Server
    let admission: Admission

    /// - Returns: `nil` for a path that is none of these.
    func respond(to request: HTTPRequest) throws(InvalidRequest) -> HTTPResponse? {
        let parts = request.path.split(separator: "/").dropFirst(2).map(String.init)
        guard parts.first == "tests", parts.count <= 3 || parts.count == 4 && parts[2] == "stubs" else { return nil }
        if parts.count == 1 {
            try request.require("GET")
            return .json("{\"tests\":[\(server.tests.all(of: admission.identity).map(\.summary).joined(separator: ","))]}")
        }
        let session = try session(parts[1], in: request.room())
        if parts.count == 2 {
            try request.require("GET")
            return .json(session.summary)
        }
        if parts[2] == "stubs" { return try stubs(of: session, Array(parts.dropFirst(3)), request) }
        try request.require("POST")
        let body = try request.read { $0 }
        return try LongPoll.response(server, for: admission) { finish throws(InvalidRequest) in
            try session.call(parts[2], body, from: nil, finish: finish)
        }
    }

    /// - Parameter name: the component's; nothing for all stubs.
    private func stubs(of session: TestSession, _ name: [String], _ request: HTTPRequest) throws(InvalidRequest) -> HTTPResponse {
        guard let name = name.first else {
            try request.require("GET")
            return .json(session.stubs.list)
        }
        try request.require("PUT", "DELETE")
        if request.method == "PUT" {
            try session.putStub(request.read { $0 }, name: name)
        } else if !session.removeStub(name: name) {
            throw InvalidRequest(
                "The test “\(session.tag)” has no stub “\(name.start())”. GET \(Self.path)/\(session.tag)/stubs lists them.", status: 404)
        }
        return HTTPResponse(status: 204)
    }

    private func session(_ tag: String, in room: String) throws(InvalidRequest) -> TestSession {
        guard RoomName.isValid(tag) else { throw InvalidRequest("A test's tag has to be 1 to 64 of A–Z a–z 0–9 . _ -") }
        guard let session = server.tests.session(tag, in: room) else {
            throw InvalidRequest(
                "There are \(TestSessions.maximum) tests with pages, which is all that the server takes. Close the pages of some.", status: 503)
        }
        return session
    }
}
