import LWS
import ViaductProtocol

/// The server of the tools, for one room and one test.
@MainActor struct MCPServer {
    /// In bytes: a test keeps 2 MiB of messages, and a room 32 MiB of its trace.
    static let (longestAnswer, longestTrace) = (8 << 20, 40 << 20)
    /// A verb answers within 60 s.
    static let longestWait = Duration.seconds(75)

    let request: ServerRequest
    /// One that runs.
    let loop: EventLoop
    let room: String
    /// The tag of the test.
    let test: String

    /// A request whose answer is text for the model, also when the server refuses it.
    func answer(_ method: String, _ path: String, json: [UInt8] = []) async throws -> MCPAnswer {
        let answer = try await send(method, path, json: json, atMost: Self.longestAnswer)
        var text = String(decoding: answer.body, as: UTF8.self)
        if text.hasSuffix("\n") { text.removeLast() }
        if answer.status == 200 { return MCPAnswer(text) }
        // The page is not in the expected state, or an argument is wrong. The server's sentence is complete.
        let isWhole = [400, 409, 503].contains(answer.status) && text.contains("(VD-")
        return .error(isWhole ? text : request.refusal(status: answer.status, body: answer.body))
    }

    /// - Throws: `ServerRequest.Failure`, unless the status is 200.
    func body(_ method: String, _ path: String, json: [UInt8] = [], atMost limit: Int = longestAnswer) async throws -> [UInt8] {
        let answer = try await send(method, path, json: json, atMost: limit)
        guard answer.status == 200 else { throw request.failure(status: answer.status, body: answer.body) }
        return answer.body
    }

    /// The pages of the test that are open in a browser: each one's summary, by its id.
    func openPages() async throws -> [String: JSONObject] {
        let summary = try await JSONObject(body("GET", "/viaduct/api/tests/\(test)?room=\(room)"))
        let pages = (summary["pages"]?.elements() ?? []).compactMap(\.object).filter { $0["isConnected"]?.json == "true" }
        return Dictionary(pages.map { ($0["page"]?.string ?? "", $0) }, uniquingKeysWith: { first, _ in first })
    }

    private func send(_ method: String, _ path: String, json: [UInt8], atMost limit: Int) async throws -> ServerRequest.Answer {
        try await request.answer(method, path, json: json, patience: Self.longestWait, atMost: limit, on: loop)
    }
}
