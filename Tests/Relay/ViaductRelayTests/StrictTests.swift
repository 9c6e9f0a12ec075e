import Testing
import ViaductProtocol

@testable import ViaductRelay

/// What `strict` of the test API counts, and what it does not.
@MainActor struct StrictTests {
    let relay: RelayHarness

    init() throws { relay = try RelayHarness() }

    private func strict(_ parameters: String = "{}") async throws -> String {
        let answer = try await relay.test("strict", parameters)
        return answer.status == 200 ? "" : answer.text
    }

    @Test(arguments: [
        (#"{"type":"event","name":"error","text":"x is null"}"#, "An error of the page: x is null (VD-PAGE-2)"),
        (#"{"type":"event","name":"rejection","text":"no"}"#, "A rejected promise of the page: no (VD-PAGE-2)"),
        (#"{"type":"event","name":"logged","text":"Error connecting controller: no"}"#, "Stimulus: Error connecting controller: no (VD-PAGE-4)"),
        (#"{"type":"event","name":"script","text":"Did not load: /app.js (404)"}"#, "Did not load: /app.js (404) (VD-PAGE-5)"),
        (#"{"type":"event","name":"document","text":"It was answered by 500."}"#, "It was answered by 500. (VD-PAGE-6)"),
        (#"{"type":"event","name":"handshake-failed","text":"form"}"#, "The web library has found no adapter. Components: form. (VD-BRIDGE-2)"),
        (
            #"{"type":"notice","level":"error","code":"page","cause":"VD-CSP-1","text":"The policy forbids it."}"#,
            "The policy forbids it. (VD-CSP-1)"
        ),
        (#"{"type":"failed","url":"http://localhost:3000/b?c=1","status":404}"#, "The document /b was answered by 404. (VD-PAGE-6)"),
        (#"{"type":"failed","url":"no address","status":0,"unanswered":"visit"}"#, "got no page as its answer. (VD-PAGE-6)"),
    ])
    func `an error of a page fails a strict test, once, and is allowed by a part of its sentence`(frame: String, sentence: String) async throws {
        let page = await relay.openTestPage()
        page.send(frame)
        page.send(frame)
        _ = try await relay.test("idle")
        let text = try await strict()
        #expect(text.contains(sentence))
        #expect(text.split(separator: "\n").count == 1)
        let code = try #require(sentence.split(separator: "(").last?.dropLast())
        #expect(try await strict(#"{"allow":"\#(code)"}"#) == "")
        #expect(try await strict(#"{"allow":["another","\#(code)"]}"#) == "")
        #expect(try await strict(#"{"allow":["another"]}"#) == text)
    }

    @Test(arguments: [
        #"{"type":"event","name":"foreign-error","text":"x is null"}"#,
        #"{"type":"notice","level":"info","code":"page","cause":"VD-WEBVIEW-1","text":"A script asked."}"#,
        #"{"type":"notice","level":"info","code":"page","cause":"VD-HIDDEN-1","component":"echo","text":"It is hidden."}"#,
    ])
    func `what is no trouble of the page passes`(frame: String) async throws {
        let page = await relay.openTestPage()
        page.send(frame)
        #expect(try await strict() == "")
    }

    @Test func `a bridge that the library has repaired is no trouble any more`() async throws {
        let page = await relay.openTestPage()
        page.send(#"{"type":"event","name":"handshake-failed","text":"form"}"#)
        _ = try await relay.test("idle")
        #expect(try await strict().contains("found no adapter"))
        page.send(#"{"type":"event","name":"handshake-repaired","text":"form"}"#)
        _ = try await relay.test("idle")
        #expect(try await strict() == "")
    }

    @Test func `a message to what the test hides is no drop, and one to what the room hides is`() async throws {
        let page = await relay.openTestPage()
        #expect(try await relay.test("components", #"{"hidden":["echo"]}"#).status == 200)
        page.send(#"{"type":"open","url":"http://localhost:3000/a","title":"Home","platform":"ios"}"#)
        page.say("echo", "connect")
        let hidden = try await relay.test("messages", #"{"component":"echo"}"#)
        #expect(hidden.text.contains(#""state":"ignored","code":"unknown-component""#))
        #expect(page.frames("notice").contains { $0.contains("VD-HIDDEN-1") && $0.contains(#""level":"info""#) })
        #expect(try await strict() == "")
        #expect(try await relay.test("reset").status == 200)
        #expect(try await relay.ask("PUT", "/viaduct/api/components", #"{"hidden":["echo"]}"#).status == 200)
        // Once for each app since the last one: all of the components, and none.
        for _ in 0..<2 { page.send(#"{"type":"open","url":"http://localhost:3000/a","title":"Home","platform":"ios"}"#) }
        page.say("echo", "connect")
        _ = try await relay.test("idle")
        #expect(try await strict().contains("(VD-HIDDEN-3)"))
    }

    @Test func `more errors than a test keeps fail it, whatever it allows`() async throws {
        let page = await relay.openTestPage()
        for number in 0...TestTroubles.maximum { page.send(#"{"type":"event","name":"error","text":"\#(number)"}"#) }
        _ = try await relay.test("idle")
        #expect(try await strict().contains("And \(TestTroubles.maximum - 20 + 1) more."))
        #expect(try await strict(#"{"allow":"VD-PAGE-2"}"#).contains("And 1 more."))
    }

    @Test(arguments: [#"{"allow":""}"#, #"{"allow":[" "]}"#, #"{"allow":7}"#, #"{"allow":[7]}"#])
    func `what would allow everything, or nothing, is refused`(parameters: String) async throws {
        _ = await relay.openTestPage()
        #expect(try await relay.test("strict", parameters).status == 400)
    }
}
