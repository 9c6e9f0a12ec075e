internal import LWS
internal import ViaductApp
internal import ViaductProtocol

/// A page of a test.
extension Page {
    /// Why the page does not see the message's component; `nil` for one that is not hidden.
    func hidingReason(of message: BridgeMessage) -> HidingReason? {
        guard mayHide else { return nil }
        let name = message.component
        if server.hiddenComponents.contains(message, in: room) { return .room }
        // A test hides only what the app has: any other name is a mistake.
        if testPage?.session.hides(name) == true, offered.components.contains(name) { return .test }
        if version != nil, missing.contains(name) { return .version }
        if server.stubs.removed.contains(name), !offered.components.contains(name) { return .stub }
        return nil
    }

    /// Whether a component might be hidden. Every message asks, and most pages see all.
    private var mayHide: Bool { testPage != nil || ownVersion != nil || !server.hiddenComponents.isEmpty || !server.stubs.removed.isEmpty }

    /// Components of the app that the page does not see.
    var hidden: Set<String> { server.hiddenComponents[room].union(testPage?.hidden ?? []).union(missing) }

    /// The answers in place of a person's: the test's own take precedence over the room's.
    var presetAnswers: PresetAnswers {
        let answers = server.presets.answers(in: room)
        guard let preset = testPage?.session.presets, !preset.isEmpty else { return answers }
        return answers.replacing(with: preset)
    }

    var hasPresetAnswers: Bool { !server.presets.isEmpty || testPage?.session.presets.isEmpty == false }

    /// Reports mistakes in the stubs' files, and stubs of the test without effect.
    func tellOfStubs() {
        for notice in server.stubNotices { send(.notice(notice)) }
        if usesForeignApp, !stubs.isEmpty { send(.notice(.foreignApp(app.description.name, without: stubs.map(\.name)))) }
    }

    /// Asks the page for an answer after all that it has sent. The trace has no event for it.
    ///
    /// - Returns: whether the page can be asked.
    func probe(_ number: Int) -> Bool {
        guard link.hasSession else { return false }
        link.send(ServerFrame.probe(number).bytes[...])
        return true
    }

    /// The page asks the test API for itself.
    func callTest(_ call: Int, verb: String, body: [UInt8]) {
        func answer(_ result: Result<String, InvalidRequest>) {
            let frame =
                switch result {
                case .success(let json): ServerFrame.tested(call: call, body: json, error: nil)
                case .failure(let error): ServerFrame.tested(call: call, body: nil, error: error.sentence)
                }
            if link.hasSession { link.send(frame.bytes[...]) }
        }
        guard let testPage else {
            return answer(.failure(InvalidRequest("The page belongs to no test. Open it with ?viaduct_test=TAG in its address.", status: 409)))
        }
        do throws(InvalidRequest) {
            _ = try testPage.session.call(verb, body, from: testPage, finish: answer)
        } catch {
            answer(.failure(error))
        }
    }
}

extension Notice {
    /// The app of a test's page runs no stubs.
    static func foreignApp(_ app: String, without stubs: [String]) -> Notice {
        Notice(
            level: .warning, code: "idle-stub", cause: "VD-STUB-6",
            text: "The app “\(app)” runs no stubs, so that those of the test have no effect: \(stubs.joined(separator: ", ")).")
    }

    static func tooManyTests(_ limit: Int) -> Notice {
        Notice(
            level: .warning, code: "too-many-tests", cause: "VD-TEST-2",
            text:
                "The page belongs to no test: \(limit) tests have pages, which is all that the server takes. Close the pages of some, and load this one again."
        )
    }
}
