import LWS
import LWSTestSupport
import Testing
import ViaductProtocol

@testable import ViaductRelay

/// Pages of a test, and the verbs for them.
extension RelayHarness {
    /// Connects a page of a test that is at `http://localhost:3000/a`.
    ///
    /// - Parameters:
    ///   - digit: the digit that the page's id repeats.
    ///   - answersProbes: whether it reports that it has sent everything, as a page in a browser does.
    func openTestPage(tag: String = "t", digit: String = "a", answersProbes: Bool = true) async -> TestClient {
        let id = String(repeating: digit, count: 32)
        let client = TestClient(answersProbes: answersProbes)
        client.socket = harness.loop.connect(
            host: "127.0.0.1", port: port, path: "/viaduct/socket?page=\(id)&received=0&test=\(tag)",
            subprotocol: "viaduct.page.1", originHost: "localhost:3000", maximumMessageSize: 32 << 20, handler: client)
        client.send(#"{"type":"open","url":"http://localhost:3000/a","title":"Home","platform":"ios"}"#)
        _ = await serve { server.pages[id]?.url == "http://localhost:3000/a" || client.isClosed }
        return client
    }

    /// Calls a verb with the server's secret.
    func test(_ verb: String, _ parameters: String = "{}", tag: String = "t") async throws -> CurlResponse {
        try await ask("POST", "/viaduct/api/tests/\(tag)/\(verb)", parameters)
    }
}

/// A page of a test, as the server sees it.
@MainActor final class TestClient: WebSocketHandler {
    var socket: WebSocket?
    private(set) var received: [String] = []
    private(set) var isClosed = false
    private var isOpen = false
    private var waiting: [String] = []
    private let answersProbes: Bool

    init(answersProbes: Bool) {
        self.answersProbes = answersProbes
    }

    func webSocketDidOpen(_ socket: WebSocket) {
        isOpen = true
        for text in waiting { socket.send(Array(text.utf8)) }
    }

    func webSocket(_ socket: WebSocket, didReceive text: [UInt8]) {
        let frame = String(decoding: text, as: UTF8.self)
        received.append(frame)
        if answersProbes, frame.contains(#""type":"probe""#) { socket.send(Array(frame.replacing("probe", with: "probed").utf8)) }
    }

    func webSocketDidClose(_ socket: WebSocket, code: UInt16?, reason: String?) { isClosed = true }

    /// Sends a frame, as soon as there is a connection.
    func send(_ frame: String) {
        if !isOpen { waiting.append(frame) } else { socket?.send(Array(frame.utf8)) }
    }

    /// Sends a message. The echo app answers it with itself.
    func say(_ component: String, _ event: String, _ data: String = "{}", id: String = "1") {
        send(#"{"type":"message","message":{"id":"\#(id)","component":"\#(component)","event":"\#(event)","data":\#(data)}}"#)
    }

    /// The frames of a type that the page has received.
    func frames(_ type: String) -> [String] { received.filter { $0.hasPrefix(#"{"type":"\#(type)""#) } }
}
