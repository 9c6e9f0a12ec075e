internal import LWS
internal import ViaductProtocol

/// `/viaduct/api/answers`: the preset answers for the pages of a room, in place of a person's.
@MainActor struct AnswerRoutes {
    static let path = "/viaduct/api/answers"

    unowned let server: Server

    /// - Returns: `nil` for another path.
    func respond(to request: HTTPRequest) throws(InvalidRequest) -> HTTPResponse? {
        guard request.path == Self.path else { return nil }
        try request.require("GET", "PUT")
        let room = try request.room()
        if request.method == "PUT" {
            let answers = try request.read(PresetAnswers.init)
            let textSize = server.presets.answers(in: room).textSize
            guard server.presets.set(answers, in: room) else {
                throw InvalidRequest("Too many rooms have answers. Forget those of another one.", status: 409)
            }
            if answers.textSize != textSize { tell(answers.textSize, in: room) }
        }
        return .json("{\"answers\":\(server.presets.answers(in: room).json)}")
    }

    /// Every app of the room sees the size at once, as when a phone's owner changes it.
    private func tell(_ textSize: TextSize, in room: String) {
        for app in server.apps.remote where app.room == room && app.description.wantsTextSize { app.tellSettings() }
        for page in server.pages.values where page.room == room { page.textSizeDidChange(to: textSize) }
    }
}
