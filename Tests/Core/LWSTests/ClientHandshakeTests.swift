import Testing

@testable import LWS

@Suite struct ClientHandshakeTests {
    /// The example of RFC 6455, section 1.3.
    private let handshake = ClientHandshake(subprotocol: "chat", key: "dGhlIHNhbXBsZSBub25jZQ==")
    private static let answer = ClientHandshake.Answer(
        upgrade: "websocket", connection: "Upgrade", accept: "s3pPLMBiTxaQ9kYGzzhZRbK+xOo=", subprotocol: "chat")

    @Test func `the answer of the document opens the WebSocket`() {
        #expect(handshake.fault(of: Self.answer) == nil)
    }

    @Test func `names are compared without their case, and the subprotocol may be missing`() {
        var answer = Self.answer
        answer.upgrade = "WebSocket"
        answer.connection = "keep-alive, upgrade"
        answer.subprotocol = nil
        #expect(handshake.fault(of: answer) == nil)
    }

    @Test(
        arguments: [
            { $0.status = 200 }, { $0.upgrade = nil }, { $0.upgrade = "h2c" }, { $0.connection = nil }, { $0.connection = "close" },
            { $0.accept = nil }, { $0.accept = "s3pPLMBiTxaQ9kYGzzhZRbK+xO8=" }, { $0.subprotocol = "other" }, { $0.subprotocol = "Chat" },
            { $0.extensions = "permessage-deflate" }, { $0.hasBody = true },
        ] as [@Sendable (inout ClientHandshake.Answer) -> Void]) func `an answer that breaks a rule does not`(
            change: @Sendable (inout ClientHandshake.Answer) -> Void
        )
    {
        var answer = Self.answer
        change(&answer)
        #expect(handshake.fault(of: answer) != nil)
    }

    @Test func `each request has a key of its own`() {
        let keys = (0..<100).compactMap { _ in ClientHandshake(subprotocol: "chat").headers.first { $0.name == "sec-websocket-key" }?.value }
        #expect(Set(keys).count == 100)
        #expect(keys.allSatisfy { $0.utf8.count == 24 && $0.hasSuffix("==") })
    }
}
