import Foundation
import LWS
import LWSTestSupport
import Testing
import ViaductProtocol

@testable import ViaductRelay

/// Preset answers to apps' asks, over real sockets.
@Suite(.serialized, .timeLimit(.minutes(1))) @MainActor struct AnswerRouteTests {
    private static let answers = "/viaduct/api/answers"
    private static let page = "/viaduct/api/pages/\(RelayHarness.page.short)"
    private static let location = #"{"kind":"location","id":"1","control":"1","title":"Where?","enabled":true}"#
    private static let camera = #"{"kind":"permission","id":"2","control":"2","title":"Camera?","enabled":true,"subject":"camera"}"#
    private static let screen =
        #"{"type":"screen","screen":{"url":"/","bar":{"left":[],"right":[]},"presented":[],"asks":[\#(location),\#(camera)]}}"#

    private let relay: RelayHarness

    init() throws {
        relay = try RelayHarness()
    }

    private func actions(_ session: EchoSession) -> [PageFrame] {
        session.frames.filter { if case .action = $0 { true } else { false } }
    }

    @Test func `an ask with an answer is answered at once, and the page does not see it`() async throws {
        #expect(
            try await relay.ask("PUT", Self.answers, #"{"answers":{"location":{"latitude":1.50},"permission:camera":true}}"#).text
                == #"{"answers":{"location":{"latitude":1.50},"permission:camera":true}}"#)
        let (session, client) = try await relay.open()
        session.outlet?.send(encoded: Array(Self.screen.utf8)[...])
        #expect(await relay.serve { actions(session).count == 2 })
        #expect(actions(session) == [.action(control: "1", value: #"{"latitude":1.50}"#), .action(control: "2", value: "true")])
        #expect(await relay.serve { client.received.contains { $0.contains(#""asks":[]"#) } })
        // The app has not drawn the answer yet.
        session.outlet?.send(encoded: Array(Self.screen.utf8)[...])
        #expect(await relay.serve { client.received.filter { $0.contains(#""asks":[]"#) }.count == 2 })
        #expect(actions(session).count == 2)
        let trace = relay.server.traces.room("default")
        #expect((trace.first..<trace.end).compactMap { trace.record($0) }.filter { $0.kind == "action" && $0.origin == .page }.count == 2)
    }

    @Test func `an ask is answered however its app writes its JSON`() async throws {
        _ = try await relay.ask("PUT", Self.answers, #"{"answers":{"location":null}}"#)
        let (session, _) = try await relay.open()
        let spaced = Self.screen.replacing(#"{"type":"screen","screen""#, with: #"{ "type" : "screen", "screen""#)
        session.outlet?.send(encoded: Array(spaced.utf8)[...])
        #expect(await relay.serve { actions(session) == [.action(control: "1", value: "null")] })
    }

    @Test func `what was forgotten, is of another room or of another kind is asked`() async throws {
        _ = try await relay.ask("PUT", "\(Self.answers)?room=other", #"{"answers":{"location":{},"permission":true}}"#)
        _ = try await relay.ask("PUT", Self.answers, #"{"answers":{"permission:photos":true,"barcode":{}}}"#)
        let (session, client) = try await relay.open()
        session.outlet?.send(encoded: Array(Self.screen.utf8)[...])
        #expect(await relay.serve { client.received.contains(Self.screen) })
        #expect(try await relay.ask("PUT", Self.answers, #"{"answers":{}}"#).text == #"{"answers":{}}"#)
        #expect(try await relay.ask("GET", Self.answers).text == #"{"answers":{}}"#)
        #expect(try await relay.ask("GET", "\(Self.answers)?room=other").text == #"{"answers":{"location":{},"permission":true}}"#)
        #expect(actions(session).isEmpty)
    }

    @Test func `an app that begins anew is answered anew`() async throws {
        _ = try await relay.ask("PUT", Self.answers, #"{"answers":{"location":null}}"#)
        let (session, _) = try await relay.open()
        session.outlet?.send(encoded: Array(Self.screen.utf8)[...])
        #expect(await relay.serve { actions(session).count == 1 })
        _ = try await relay.ask("POST", "\(Self.page)/restart", "{}")
        let next = try #require(relay.app.sessions.last)
        next.outlet?.send(encoded: Array(Self.screen.utf8)[...])
        #expect(await relay.serve { actions(next) == [.action(control: "1", value: "null")] })
        #expect(actions(session).count == 1)
    }

    @Test(arguments: [
        "", "[]", "{}", #"{"answers":[]}"#, #"{"answers":{"text-size":"huge"}}"#, #"{"answers":{"text-size":17}}"#,
        #"{"answers":{"text-size:room":"small"}}"#, #"{"answers":{"smell":1}}"#, #"{"answers":{"":1}}"#,
        "{\"answers\":{\"permission:\(String(repeating: "x", count: 200))\":1}}",
        "{\"answers\":{\"token\":\"\(String(repeating: "x", count: PresetAnswers.maximumSize))\"}}",
        "{\"answers\":{\((0...PresetAnswers.maximumCount).map { "\"permission:\($0)\":1" }.joined(separator: ","))}}",
    ])
    func `what is no answer, or too much, changes nothing`(body: String) async throws {
        _ = try await relay.ask("PUT", Self.answers, #"{"answers":{"token":"00"}}"#)
        #expect(try await relay.ask("PUT", Self.answers, body).status == 400)
        #expect(try await relay.ask("GET", Self.answers).text == #"{"answers":{"token":"00"}}"#)
    }

    @Test func `an app that wants the text size of its room gets it before its first page, and each other one`() async throws {
        _ = try await relay.ask("PUT", "\(Self.answers)?room=other", #"{"answers":{"text-size":"small"}}"#)
        #expect(try await relay.ask("PUT", Self.answers, #"{"answers":{"text-size":"xxlarge"}}"#).text == #"{"answers":{"text-size":"xxlarge"}}"#)
        let (app, client) = await relay.connectApp()
        app.send(Array(#"{"type":"register","name":"mine","platform":"ios","components":[],"wants":["textSize"]}"#.utf8))
        #expect(await relay.serve { client.received.last == #"{"type":"settings","textSize":"xxlarge"}"# })
        _ = try await relay.ask("PUT", Self.answers, #"{"answers":{"text-size":"accessibility-medium"}}"#)
        #expect(await relay.serve { client.received.last == #"{"type":"settings","textSize":"accessibility-medium"}"# })
        // The same size again is no change.
        _ = try await relay.ask("PUT", Self.answers, #"{"answers":{"text-size":"accessibility-medium","token":"00"}}"#)
        _ = try await relay.ask("PUT", Self.answers, #"{"answers":{}}"#)
        #expect(await relay.serve { client.received.last == #"{"type":"settings"}"# })
        #expect(client.received.filter { $0.contains("settings") }.count == 3)
    }

    @Test func `only the owner answers`() async throws {
        for method in ["GET", "PUT", "POST", "DELETE"] {
            #expect(try await relay.curl(Self.answers, "--request", method, "--data", #"{"answers":{"token":"00"}}"#).status == 401)
        }
        #expect(relay.server.presets.isEmpty)
    }

    @Test func `only so many rooms have answers`() async throws {
        for room in 0..<64 { #expect(relay.server.presets.set(try PresetAnswers(Array(#"{"answers":{"token":"0"}}"#.utf8)), in: "r\(room)")) }
        #expect(try await relay.ask("PUT", Self.answers, #"{"answers":{"token":"0"}}"#).status == 409)
        #expect(try await relay.ask("PUT", "\(Self.answers)?room=r1", #"{"answers":{}}"#).status == 200)
        #expect(try await relay.ask("PUT", Self.answers, #"{"answers":{"token":"0"}}"#).status == 200)
    }
}
