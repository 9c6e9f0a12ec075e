import Foundation
import LWS
import LWSTestSupport
import Testing
import ViaductApp

@testable import viaduct

/// Errors of commands about an unexpected server.
@Suite @MainActor struct ServerRequestTests {
    private func request(_ address: String) throws -> ServerRequest {
        let address = try ServerAddress(address)
        return ServerRequest(try NamedServer(address, environment: ["VIADUCT_TOKEN": "0123456789abcdef"]))
    }

    @Test func `a refusal of a Viaduct server is told, and the page of another program is not`() throws {
        let request = try request("http://127.0.0.1:4000")
        let refusal = request.refusal(status: 404, body: Array("There is nothing at /x.\u{1B}[2J (VD-API-2)\n".utf8))
        #expect(refusal.hasPrefix("The server at http://127.0.0.1:4000 refuses: There is nothing at /x."))
        #expect(!refusal.contains("\u{1B}"))
        let other = request.refusal(status: 404, body: Array("<!doctype html><title>Not found</title>".utf8))
        #expect(
            other
                == "The program at http://127.0.0.1:4000 is no Viaduct server of this version: it answers with 404. Name Viaduct's address: --server URL."
        )
    }

    @Test func `a token that the server does not take is named by its place, with the cure`() throws {
        let body = Array("The header Authorization has another secret than the server. (VD-API-4)\n".utf8)
        let failure = try request("http://127.0.0.1:4000").failure(status: 401, body: body)
        #expect(failure.cause == "The server at http://127.0.0.1:4000 refuses VIADUCT_TOKEN.")
        #expect(failure.description == "\(failure.cause) \(ServerRequest.tokenCure) (VD-API-4)")
        let home = FileManager.default.temporaryDirectory.appending(path: "viaduct-\(UUID().uuidString)").path
        defer { try? FileManager.default.removeItem(atPath: home) }
        let local = ServerRequest(try NamedServer(try ServerAddress("http://127.0.0.1:4000"), environment: ["HOME": home]))
        let cause = local.failure(status: 401, body: body).cause
        #expect(cause.hasPrefix("The server at http://127.0.0.1:4000 asks for its secret. There is no file \(home)/"))
        _ = try AppSecretFile.findOrMake(ports: [4000], environment: ["HOME": home])
        #expect(local.failure(status: 401, body: body).cause.hasPrefix("The server at http://127.0.0.1:4000 refuses the secret in \(home)/"))
        // Another program may ask for a password.
        #expect(local.refusal(status: 401, body: []).contains("is no Viaduct server"))
    }

    @Test func `a server by HTTPS is not told as a stranger only`() throws {
        let request = try request("http://127.0.0.1:4000")
        #expect(request.refusal(status: 400, body: []).hasSuffix("If it speaks HTTPS, begin its address with https://."))
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

    @Test(arguments: ["http://[]:5", "http://[example.test]", "http://[127.0.0.1]"])
    func `brackets hold an IPv6 address and nothing else`(address: String) {
        #expect(throws: ServerAddress.Invalid.self) { try ServerAddress(address) }
    }

    @Test func `rooms without a page are told, with those that have one`() {
        #expect(TraceRequest.absence(of: "a", among: ["a", "b"]) == nil)
        #expect(TraceRequest.absence(of: "c", among: ["a", "b"]) == "No page is open in the room “c”. Pages are open in: a, b.")
        #expect(TraceRequest.absence(of: "c", among: []) == "No page is open in the room “c”.")
    }
}
