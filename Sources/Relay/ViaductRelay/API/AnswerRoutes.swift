internal import LWS
internal import ViaductProtocol

/// The preset answers for the pages of a room, in place of a person's.
@MainActor struct AnswerRoutes {
    unowned let server: Server

    func show(_ admitted: AdmittedRequest) throws(InvalidRequest) -> HTTPResponse {
        .json("{\"answers\":\(server.presets.answers(in: try admitted.request.room()).json)}")
    }

    func set(_ admitted: AdmittedRequest) throws(InvalidRequest) -> HTTPResponse {
        let room = try admitted.request.room()
        let answers = try admitted.request.read(PresetAnswers.init)
        let textSize = server.presets.answers(in: room).textSize
        guard server.presets.set(answers, in: room) else {
            throw InvalidRequest("Too many rooms have answers. Forget those of another one.", status: 409)
        }
        if answers.textSize != textSize { tell(answers.textSize, in: room) }
        return try show(admitted)
    }

    /// Every app of the room sees the size at once, as when a phone's owner changes it.
    private func tell(_ textSize: TextSize, in room: String) {
        for app in server.apps.remote where app.room == room && app.description.wantsTextSize { app.tellSettings() }
        for page in server.pages.values where page.room == room { page.textSizeDidChange(to: textSize) }
    }
}
