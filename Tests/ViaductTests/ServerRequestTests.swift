import Foundation
import LWS
import LWSTestSupport
import Testing
import ViaductApp

@testable import viaduct

/// Errors of commands about a server that is not as they expect it.
@Suite @MainActor struct ServerRequestTests {
    private func request(_ address: String) throws -> ServerRequest {
        let address = try ServerAddress(address)
        return ServerRequest(address, secrets: try SecretSource(token: "0123456789abcdef", server: address, environment: [:]))
    }

    @Test func `a refusal of a Viaduct server is told, and the page of another program is not`() throws {
        let request = try request("http://127.0.0.1:4000")
        let refusal = request.refusal(status: 404, body: Data("There is nothing at /x.\u{1B}[2J (VD-API-2)\n".utf8))
        #expect(refusal.hasPrefix("The server at http://127.0.0.1:4000 refuses: There is nothing at /x."))
        #expect(!refusal.contains("\u{1B}"))
        let other = request.refusal(status: 404, body: Data("<!doctype html><title>Not found</title>".utf8))
        #expect(other == "The program at http://127.0.0.1:4000 is no Viaduct server of this version: it answers with 404. Name Viaduct's address: --server URL")
    }

    @Test func `an IPv6 address of this machine is asked by the name localhost, and another one is none to ask`() throws {
        #expect(try ServerAddress("http://[::1]:4100").url("/a?b=c") == "http://localhost:4100/a?b=c")
        #expect(try ServerAddress("http://127.0.0.1:4100").url("/a") == "http://127.0.0.1:4100/a")
        #expect(try ServerAddress("http://[fd00::1]:4100").url("/a") == nil)
        #expect(throws: ServerRequest.Failure.self) { try request("http://[fd00::1]:4100").post("/a") }
    }

    @Test(arguments: [
        ("https://viaduct.example.internal", "https://viaduct.example.internal"),
        ("https://example.test:443/", "https://example.test"),
        ("http://example.test:80", "http://example.test"), ("http://example.test:443", "http://example.test:443"),
        ("https://[fd00::1]", "https://[fd00::1]"), ("https://[fd00::1]:4000", "https://[fd00::1]:4000"),
    ])
    func `an address is shown as browsers show it`(address: String, shown: String) throws {
        #expect(try ServerAddress(address).description == shown)
    }

    @Test func `rooms without a page are told, with those that have one`() {
        #expect(TraceRequest.absence(of: "a", among: ["a", "b"]) == nil)
        #expect(TraceRequest.absence(of: "c", among: ["a", "b"]) == "No page is open in the room “c”. Pages are open in: a, b.")
        #expect(TraceRequest.absence(of: "c", among: []) == "No page is open in the room “c”.")
    }
}
