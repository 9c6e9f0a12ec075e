import Foundation
import LWS
import LWSTestSupport
import Testing
import ViaductApp
import ViaductComponents
import ViaductProtocol

@testable import ViaductRelay

/// Components defined by files, over real sockets.
@Suite(.serialized, .timeLimit(.minutes(1))) @MainActor struct StubRouteTests {
    private static let stubs = "/viaduct/api/stubs"
    private static let rating = #"{"rules":[{"on":"connect","reply":{"data":{"stars":5}}}]}"#

    private let relay: RelayHarness

    init() throws {
        relay = try RelayHarness()
    }

    @Test func `a stub is put, listed and deleted`() async throws {
        #expect(try await relay.ask("GET", Self.stubs).text == #"{"folder":null,"stubs":[],"errors":[]}"#)
        #expect(try await relay.ask("PUT", "\(Self.stubs)/rating", Self.rating).status == 204)
        #expect(try await relay.ask("GET", Self.stubs).text.contains(#"{"name":"rating","file":"rating.json","stub":{"rules""#))
        #expect(try await relay.ask("DELETE", "\(Self.stubs)/rating").status == 204)
        #expect(try await relay.ask("DELETE", "\(Self.stubs)/rating").status == 404)
    }

    @Test func `a mistake is told of with its line and its code`() async throws {
        let answer = try await relay.ask("PUT", "\(Self.stubs)/rating", "{\"rules\":[\n{}]}")
        #expect(answer.status == 400)
        #expect(answer.text.contains("rating.json:2: rule 1: A rule needs “on”"))
        #expect(answer.text.split(separator: "VD-STUB-2").count == 2, "the code, once: \(answer.text)")
        #expect(try await relay.ask("PUT", "\(Self.stubs)/rating", #"{"name":"form","rules":[]}"#).status == 409)
    }

    @Test func `a rule is put before the others, and in place of an earlier one`() async throws {
        func text() -> String { relay.server.stubs.stubs.first.map { String(decoding: $0.json, as: UTF8.self) } ?? "" }
        let path = "\(Self.stubs)/rating"
        #expect(try await relay.ask("PUT", path, "{\"rules\":[\n {\"on\":\"connect\"}]}").status == 204)
        #expect(try await relay.ask("POST", path, #"{"rule":{"on":"a"}}"#).status == 204)
        #expect(text() == "{\"rules\":[\n {\"on\":\"a\"},\n {\"on\":\"connect\"}]}")
        #expect(try await relay.ask("POST", path, #"{"rule":{"on":"b"},"replaces":{"on":"a"}}"#).status == 204)
        #expect(text() == "{\"rules\":[\n {\"on\":\"b\"},\n {\"on\":\"connect\"}]}")
        for body in ["{}", #"{"rule":1}"#, #"{"rule":{"on":"a"},"replaces":[]}"#, #"{"rule":{"on":"a"},"rules":[]}"#, #"{"rule":{}}"#] {
            #expect(try await relay.ask("POST", path, body).status == 400, "\(body)")
        }
    }

    @Test(arguments: ["..%2f..%2fetc%2fpasswd", ".hidden", "a%20b"]) func `no other file is reached`(name: String) async throws {
        #expect(try await relay.ask("PUT", "\(Self.stubs)/\(name)", Self.rating).status != 204)
        #expect(try await relay.ask("DELETE", "\(Self.stubs)/\(name)").status != 204)
        #expect(relay.server.stubs.stubs.isEmpty)
    }

    @Test func `only the owner may change them`() async throws {
        #expect(try await relay.curl("\(Self.stubs)/rating", "--request", "DELETE").status == 401)
        #expect(try await relay.curl(Self.stubs).status == 401)
        let method = try await relay.ask("PATCH", "\(Self.stubs)/rating", Self.rating)
        #expect((method.status, method.text.contains("PUT and POST and DELETE")) == (405, true))
    }

    @Test func `an open page begins again with the stub`() async throws {
        let (_, client) = try await relay.open()
        _ = try await relay.ask("PUT", "\(Self.stubs)/rating", Self.rating)
        #expect(await relay.serve { client.received.count { $0.contains(#""type":"app""#) } == 2 })
    }

    @Test func `a remote app that wants them gets them, and its pages see their names`() async throws {
        let (socket, app) = await relay.connectApp()
        socket.send(Array(#"{"type":"register","name":"my","platform":"ios","components":["form"],"wants":["stubs"]}"#.utf8))
        #expect(await relay.serve { relay.server.apps.remote.count == 1 })
        _ = try await relay.ask("PUT", "\(Self.stubs)/rating", Self.rating)
        #expect(await relay.serve { app.received.contains { $0.contains(#""stubs":[{"name":"rating","file":"rating.json","stub":{"#) } })
        #expect(relay.server.apps.remote.first?.description.components == ["form", "rating"])
        #expect(relay.server.apps.remote.first?.description.userAgent.hasSuffix("bridge-components: [form rating]") == true)
        _ = try await relay.ask("DELETE", "\(Self.stubs)/rating")
        #expect(await relay.serve { app.received.contains { $0.contains(#""stubs":[]"#) } })
        #expect(relay.server.apps.remote.first?.description.components == ["form"])
    }

    @Test func `an app that does not want them gets none`() async throws {
        _ = try await relay.ask("PUT", "\(Self.stubs)/rating", Self.rating)
        let (socket, app) = await relay.connectApp()
        socket.send(Array(#"{"type":"register","name":"my","platform":"ios","components":["form"]}"#.utf8))
        #expect(await relay.serve { relay.server.apps.remote.count == 1 })
        #expect(relay.server.apps.remote.first?.description.components == ["form"])
        #expect(!app.received.contains { $0.contains("stubs") })
    }
}
