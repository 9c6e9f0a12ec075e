/// A verb of the test API, with its parameters.
@MainActor protocol TestVerb: AnyObject {
    /// Called at the start, and again after each event of the test, until it has an outcome.
    ///
    /// - Returns: JSON text.
    func attempt(_ test: TestScope) throws(TestFailure) -> String
}

/// All verbs by their names.
enum TestVerbs {
    @MainActor private static let makers: [(name: String, make: @MainActor (TestParameters) throws(InvalidRequest) -> any TestVerb)] = [
        ("idle", IdleVerb.init), ("messages", MessagesVerb.init), ("screen", ScreenVerb.init), ("tap", TapVerb.init),
        ("choose", ChooseVerb.init), ("type", TypeVerb.init), ("reply", ReplyVerb.init), ("answer", AnswerVerb.init),
        ("components", ComponentsVerb.init), ("version", VersionVerb.init), ("stub", StubVerb.init), ("background", BackgroundVerb.init),
        ("reset", ResetVerb.init), ("strict", StrictVerb.init),
    ]

    @MainActor static func make(_ name: String, _ parameters: TestParameters) throws(InvalidRequest) -> any TestVerb {
        guard let maker = makers.first(where: { $0.name == name }) else {
            throw InvalidRequest("There is no verb “\(name.start())”. There are \(makers.map(\.name).joined(separator: ", ")).", status: 404)
        }
        return try maker.make(parameters)
    }
}
