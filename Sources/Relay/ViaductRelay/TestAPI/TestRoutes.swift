internal import LWS
internal import ViaductProtocol

/// The verbs of the test API.
@MainActor struct TestRoutes {
    unowned let server: Server

    func list(_ admitted: AdmittedRequest) throws(InvalidRequest) -> HTTPResponse {
        .json("{\"tests\":[\(server.tests.all(of: try admitted.proof().identity).map(\.summary).joined(separator: ","))]}")
    }

    func summary(_ admitted: AdmittedRequest) throws(InvalidRequest) -> HTTPResponse { .json(try session(admitted).summary) }

    func call(_ admitted: AdmittedRequest) throws(InvalidRequest) -> HTTPResponse {
        let session = try session(admitted)
        let body = try admitted.request.read { $0 }
        return try LongPoll.response(server, while: admitted.isStillAdmitted) { finish throws(InvalidRequest) in
            try session.call(admitted.parameters.last ?? "", body, from: nil, finish: finish)
        }
    }

    /// An HTML file about the test: `{title,failure?}`. A test has pages in one room, unless a developer has opened some in others.
    func report(_ admitted: AdmittedRequest) throws(InvalidRequest) -> HTTPResponse {
        let session = try session(admitted)
        let parameters = try TestParameters(admitted.request.read { $0 })
        try parameters.allow(["title", "failure"], of: "report", besides: [])
        let (title, failure) = (try parameters.string("title") ?? session.tag, try parameters.string("failure"))
        let ownRoom = try admitted.request.room()
        let (room, pages) = session.visited.max { $0.value.count < $1.value.count } ?? (ownRoom, [])
        let report: TestReport
        do {
            report = try TestReport(session, room: room, title: title, failure: failure, files: server.reportFiles)
        } catch {
            throw InvalidRequest("The report's files cannot be read from the folder of --public: \(error)", status: 503)
        }
        var response = try server.trace.report(admitted, of: pages, in: room, as: report)
        // It is a file to keep. In a window of this origin, its scripts would have the server's rights.
        response.headers.append(("content-disposition", "attachment; filename=\"\(session.tag).html\""))
        return response
    }

    func stubs(_ admitted: AdmittedRequest) throws(InvalidRequest) -> HTTPResponse { .json(try session(admitted).stubs.list) }

    func putStub(_ admitted: AdmittedRequest) throws(InvalidRequest) -> HTTPResponse {
        try session(admitted).putStub(admitted.request.read { $0 }, name: admitted.parameters.last ?? "")
        return HTTPResponse(status: 204)
    }

    func removeStub(_ admitted: AdmittedRequest) throws(InvalidRequest) -> HTTPResponse {
        let (session, name) = (try session(admitted), admitted.parameters.last ?? "")
        guard session.removeStub(name: name) else {
            throw InvalidRequest(
                "The test “\(session.tag)” has no stub “\(name.start())”. GET \(RoutePath.tests)/\(session.tag)/stubs lists them.", status: 404)
        }
        return HTTPResponse(status: 204)
    }

    /// The test that the address names.
    private func session(_ admitted: AdmittedRequest) throws(InvalidRequest) -> TestSession {
        let (tag, room) = (admitted.parameters.first ?? "", try admitted.request.room())
        guard RoomName.isValid(tag) else { throw InvalidRequest("A test's tag has to be 1 to 64 of A–Z a–z 0–9 . _ -") }
        guard let session = server.tests.session(tag, in: room) else {
            throw InvalidRequest(
                "There are \(TestSessions.maximum) tests with pages, which is all that the server takes. Close the pages of some.", status: 503)
        }
        return session
    }
}
