import Foundation
import LWS
import LWSTestSupport
import Testing

@testable import ViaductRelay

/// The API's answers to bodies and methods that it does not accept.
@Suite(.serialized, .timeLimit(.minutes(1))) @MainActor struct APIBodyTests {
    private static let page = "/viaduct/api/pages/\(RelayHarness.page.short)"

    private let relay: RelayHarness

    init() throws {
        relay = try RelayHarness()
    }

    @Test(arguments: [
        ("POST", "/cut", "{", "The body has to be one JSON object: the text ends too early (at byte 1). Nothing was done."),
        ("POST", "/frames", "[]", "The body has to be one JSON object: not a JSON object (at byte 0). Nothing was done."),
        ("POST", "/link", "{}", "The body has no “url”. Nothing was done."),
        ("POST", "/link", #"{"url":1}"#, "In the body, “url” has to be a string. Nothing was done."),
        ("POST", "/frames", #"{"from":"page","frame":{"type":"lookup"}}"#, "The frame “lookup” has no “url”. Nothing was done."),
    ])
    func `what is wrong with a body is said of the body`(method: String, path: String, body: String, text: String) async throws {
        _ = try await relay.open()
        let response = try await relay.ask(method, Self.page + path, body)
        #expect(response.status == 400)
        #expect(response.text == "\(text) (VD-API-1)\n")
    }

    @Test func `each address names all of its methods`() async throws {
        _ = try await relay.open()
        let methods = [
            "/viaduct/api/answers": "GET, PUT", "/viaduct/api/components": "GET, PUT", "/viaduct/api/pages": "GET", "/viaduct/api/trace": "GET",
            "/viaduct/api/link": "POST", "/viaduct/api/recording": "GET", "\(Self.page)/frames": "POST", "\(Self.page)/replies": "PUT",
        ]
        for (path, allowed) in methods {
            let response = try await relay.ask("DELETE", path)
            #expect(response.status == 405)
            #expect(response.headers["allow"] == allowed)
            #expect(response.text == "This address takes \(allowed.replacing(", ", with: " and ")) only. (VD-API-1)\n")
        }
    }

    @Test(arguments: ["link", "lookup"]) func `no address is longer than a page's own may be`(kind: String) async throws {
        let (session, _) = try await relay.open()
        let count = session.frames.count
        for (length, status) in [(64 << 10, 204), ((64 << 10) + 1, 400)] {
            let url = "http://localhost/".padding(toLength: length, withPad: "x", startingAt: 0)
            let file = FileManager.default.temporaryDirectory.appending(path: "body-\(UUID())")
            defer { try? FileManager.default.removeItem(at: file) }
            let body = kind == "link" ? #"{"url":"\#(url)"}"# : #"{"from":"page","frame":{"type":"lookup","url":"\#(url)"}}"#
            try Data(body.utf8).write(to: file)
            let path = kind == "link" ? "link" : "frames"
            #expect(try await relay.ask("POST", "\(Self.page)/\(path)", "@\(file.path)").status == status)
        }
        #expect(session.frames.count == count + (kind == "link" ? 0 : 1))
    }

    @Test func `more names than an app may have are refused, not cut`() async throws {
        let names = (0...512).map { "\"c\($0)\"" }
        let refused = try await relay.ask("PUT", "/viaduct/api/components", #"{"hidden":[\#(names.joined(separator: ","))]}"#)
        #expect(refused.status == 400)
        #expect(refused.text == "“hidden” has more than 512 names (--max-components). Nothing was done. (VD-API-1)\n")
        #expect(try await relay.ask("GET", "/viaduct/api/components").text == #"{"hidden":[],"version":null,"versions":[]}"#)
        #expect(try await relay.ask("PUT", "/viaduct/api/components", #"{"hidden":[\#(names.dropFirst().joined(separator: ","))]}"#).status == 200)
    }
}
