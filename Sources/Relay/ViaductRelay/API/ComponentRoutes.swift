internal import LWS
internal import ViaductProtocol

/// The components that a room's pages do not see, though their app has them, and the version of that app.
@MainActor struct ComponentRoutes {
    private static let tooMany = "Too many rooms hide components. Show those of another one again."

    unowned let server: Server

    func set(_ admitted: AdmittedRequest) throws(InvalidRequest) -> HTTPResponse {
        try change(admitted.request, in: try admitted.request.room())
        return try show(admitted)
    }

    func show(_ admitted: AdmittedRequest) throws(InvalidRequest) -> HTTPResponse {
        let room = try admitted.request.room()
        let members = [
            ("hidden", JSONText.array(server.hiddenComponents[room].sorted())),
            ("version", server.hiddenComponents.version(of: room).map(JSONText.quoted) ?? "null"),
            ("versions", JSONText.array(server.configuration.versions.map(\.name))),
        ]
        return .json("{\(members.map { "\"\($0.0)\":\($0.1)" }.joined(separator: ","))}")
    }

    /// A body without `version` leaves that as it is, and one with nothing but `version` leaves all else.
    private func change(_ request: HTTPRequest, in room: String) throws(InvalidRequest) {
        let body = try request.read { body throws(FrameError) in try JSONObject(frame: body) }
        if let version = body["version"] {
            guard version.json == "null" || version.string != nil else { throw InvalidRequest("“version” has to be a version's name, or null.") }
            if let name = version.string { try server.require(version: name) }
            guard server.use(version: version.string, in: room) else { throw InvalidRequest(Self.tooMany, status: 409) }
            if body["hidden"] == nil { return }
        }
        guard server.hide(try request.read(server.configuration.limits.app.hidden), in: room) else {
            throw InvalidRequest(Self.tooMany, status: 409)
        }
    }
}
