internal import LWS
internal import ViaductProtocol

/// `/viaduct/api/answers`: what the pages of a room are answered in place of a person.
@MainActor struct AnswerRoutes {
    static let path = "/viaduct/api/answers"

    unowned let server: Server

    /// - Returns: `nil` for another path.
    func respond(to request: HTTPRequest) throws(InvalidRequest) -> HTTPResponse? {
        guard request.path == Self.path else { return nil }
        let room = try request.room()
        if request.method != "GET" {
            try request.require(method: "PUT")
            let answers = try request.read(PresetAnswers.init)
            guard server.presets.set(answers, in: room) else {
                throw InvalidRequest("Too many rooms have answers. Forget those of another one.", status: 409)
            }
        }
        return .json("{\"answers\":\(server.presets.answers(in: room).json)}")
    }
}
