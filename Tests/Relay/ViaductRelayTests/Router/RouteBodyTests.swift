import Foundation
import LWS
import LWSTestSupport
import Testing

@testable import ViaductRelay

/// Bodies of requests: the server reads none of a sender without access.
@Suite(.serialized, .timeLimit(.minutes(1))) @MainActor struct RouteBodyTests {
    private static let rows = Route.all.filter { $0.bodyLimit > 0 }

    private static func lines(_ headers: [String: String]) -> [String] { headers.map { "\($0.key): \($0.value)" } }

    private static func bearer(_ token: String) -> [String: String] { ["authorization": "Bearer \(token)"] }

    /// The queries and headers of senders whom the row does not admit.
    private static func strangers(_ row: Route, isGuarded: Bool) -> [(query: String, headers: [String: String])] {
        let foreign = bearer(RelayHarness.token).merging(["origin": "https://evil.test"]) { $1 }
        let all = [("", [:]), ("", bearer("wrong-token-0123456789")), ("", bearer(RelayHarness.pageKey)), ("", foreign)]
        guard isGuarded, row.who != .everybody else { return all }
        return all + [("room=bob", bearer(RelayHarness.alice))] + (row.who == .owner ? [("", bearer(RelayHarness.alice))] : [])
    }

    /// - Returns: the status of the answer to a request whose body never comes; `nil` when the server waits for it.
    private func status(_ row: Route, _ query: String, _ headers: [String: String], by relay: RelayHarness) async throws -> String? {
        let client = try RawClient(port: relay.port)
        let path = row.example + (query.isEmpty ? "" : "?\(query)")
        let head = ["Host: 127.0.0.1:\(relay.port)", "Content-Type: application/json", "Content-Length: \(row.bodyLimit)"]
        try client.request(["\(row.methods[0]) \(path) HTTP/1.1"] + head + Self.lines(headers))
        var text = ""
        let isAnswered = await relay.serve {
            text += String(decoding: client.read(), as: UTF8.self)
            return text.contains("\r\n\r\n")
        }
        return isAnswered ? text.split(separator: " ").dropFirst().first.map(String.init) : nil
    }

    @Test(arguments: [false, true]) func `a sender without access is refused before the body`(isGuarded: Bool) async throws {
        let relay = isGuarded ? try RelayHarness.guarded() : try RelayHarness()
        #expect(Self.rows.count > 10)
        for row in Self.rows {
            for (query, headers) in Self.strangers(row, isGuarded: isGuarded) {
                let request = HTTPRequest(method: row.methods[0], path: row.example, query: query.isEmpty ? [] : [query], headers: headers)
                #expect(relay.server.bodyLimit(of: request) == 0, "\(row.pattern), \(query) \(headers)")
                let status = try #require(try await status(row, query, headers, by: relay), "\(row.pattern), \(query) \(headers)")
                #expect(["401", "403"].contains(status), "\(row.pattern), \(query) \(headers)")
            }
        }
    }

    @Test(arguments: [false, true]) func `a sender with access may send as much as the row says`(isGuarded: Bool) throws {
        let relay = isGuarded ? try RelayHarness.guarded() : try RelayHarness()
        for row in Self.rows {
            let headers = row.who == .everybody ? ["sec-fetch-site": "same-origin"] : Self.bearer(RelayHarness.token)
            let request = HTTPRequest(method: row.methods[0], path: row.example, headers: headers)
            #expect(relay.server.bodyLimit(of: request) == row.bodyLimit, "\(row.pattern)")
        }
    }
}
