import LWS
import LWSTestSupport
import Testing

@testable import ViaductRelay

/// The owner's requests to the API, and a page for them.
extension RelayHarness {
    /// Sends a request with the server's secret.
    ///
    /// - Parameter body: JSON text.
    func ask(_ method: String, _ path: String, _ body: String? = nil) async throws -> CurlResponse {
        let content = body.map { ["--header", "Content-Type: application/json", "--data-binary", $0] } ?? []
        let head = ["--request", method, "--header", "Authorization: Bearer \(Self.token)"]
        return try await harness.curl(["http://127.0.0.1:\(port)\(path)"] + head + content)
    }

    /// Connects a page that is at `http://localhost:3000/a`, with the echo app.
    func open() async throws -> (session: EchoSession, client: RecordingClient) {
        let (socket, client) = await connect()
        socket.send(Array(#"{"type":"open","url":"http://localhost:3000/a","title":"Home","platform":"ios"}"#.utf8))
        _ = await serve { server.pages.values.contains { $0.url == "http://localhost:3000/a" } }
        return (try #require(app.sessions.last), client)
    }
}
