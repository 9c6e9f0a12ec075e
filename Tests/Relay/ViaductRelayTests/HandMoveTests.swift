import Foundation
import LWS
import LWSTestSupport
import Testing

@testable import ViaductRelay

/// Moves that a person sends in place of the app, over real sockets.
@Suite(.serialized, .timeLimit(.minutes(1))) @MainActor struct HandMoveTests {
    private static let page = "/viaduct/api/pages/\(RelayHarness.page.short)"

    private let relay: RelayHarness

    init() throws {
        relay = try RelayHarness()
    }

    @Test(arguments: [
        #"{"type":"move","action":"load","url":"/b","ty\u0070e":"evaluate","call":"1","script":"alert(1)"}"#,
        #"{"type":"move","action":"load","url":"/b","u\u0072l":"javascript:alert(1)","\u0061ction":"reload"}"#,
    ])
    func `a move by hand has nothing but what was read, however a key is written`(frame: String) async throws {
        let (_, client) = try await relay.open()
        #expect(try await relay.ask("POST", "\(Self.page)/frames", #"{"from":"native","frame":\#(frame)}"#).status == 204)
        #expect(await relay.serve { client.received.contains(#"{"type":"move","action":"load","url":"/b"}"#) })
        #expect(!client.received.contains { $0.contains("alert") })
    }

    @Test(arguments: [
        "javascript:alert(1)", "JavaScript:alert(1)", #"java\nscript:alert(1)"#, #"\u0001javascript:alert(1)"#, " javascript:alert(1)",
        #"java\tscript:alert(1)"#, "data:text/html,x", "blob:http://localhost/1", "file:///etc/passwd", "view-source:http://a/", ":x",
    ])
    func `a move by hand goes to pages of the web only`(url: String) async throws {
        let (_, client) = try await relay.open()
        for action in ["advance", "replace", "load"] {
            let move = #"{"type":"move","action":"\#(action)","url":"\#(url)"}"#
            let response = try await relay.ask("POST", "\(Self.page)/frames", #"{"from":"native","frame":\#(move)}"#)
            #expect(response.status == 400)
            #expect(response.text.contains("http:// or https://"))
        }
        #expect(!client.received.contains { $0.contains(#""type":"move""#) })
    }

    @Test(arguments: [
        #""action":"advance","url":"/b?to=http://x"}"#, #""action":"replace","url":"https://example.test/#a:b"}"#,
        #""action":"load","url":"?a=b:c"}"#, #""action":"back","steps":2}"#, #""action":"forward"}"#, #""action":"reload"}"#,
        #""action":"restored"}"#, #""action":"response"}"#,
    ])
    func `every move can be made by hand`(members: String) async throws {
        let (_, client) = try await relay.open()
        let move = #"{"type":"move",\#(members)"#
        #expect(try await relay.ask("POST", "\(Self.page)/frames", #"{"from":"native","frame":\#(move)}"#).status == 204)
        #expect(await relay.serve { client.received.contains(move) })
    }
}
