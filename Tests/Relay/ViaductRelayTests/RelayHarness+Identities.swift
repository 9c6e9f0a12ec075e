import Foundation
import LWSTestSupport
import Testing
import ViaductApp

@testable import ViaductRelay

/// A shared server with the rooms of two developers, and requests with their credentials.
extension RelayHarness {
    nonisolated static let (alice, bob) = ("alice-token-0123456789", "bob-token-01234567890")
    nonisolated static let pageKey = "bob-page-key-01234567"
    nonisolated static let rooms = #"{"alice":"\#(alice)","bob":{"token":"\#(bob)","page-key":"\#(pageKey)"}}"#

    static func guarded(allowedOrigins: [String] = []) throws -> RelayHarness {
        let files = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../../public").standardizedFileURL
        return try RelayHarness(
            access: AccessPolicy(allowedOrigins: allowedOrigins), publicFolder: files, identities: Identities(json: rooms))
    }

    /// The `Cookie` header of an admitted browser.
    func cookie(of identity: Identity, until end: Date = Date(timeIntervalSinceNow: 60)) throws -> String {
        "\(SessionCookie.prefix)\(port)=\(try #require(server.authenticator.cookie.make(for: identity, until: end)))"
    }

    /// Requests a WebSocket.
    ///
    /// - Parameters:
    ///   - host: `nil` for the server's own.
    ///   - listener: the port; `nil` for that of browsers and apps.
    func upgrade(
        _ path: String, subprotocol: String, _ headers: [String], host: String? = nil, to listener: UInt16? = nil
    ) async throws -> (status: Int, text: String) {
        let head = RawClient.upgrade(path: path).map { $0.hasPrefix("Host:") ? "Host: \(host ?? "127.0.0.1:\(port)")" : $0 }
        return try await raw(head + ["Sec-WebSocket-Protocol: \(subprotocol)"] + headers, to: listener)
    }

    /// Sends a raw request.
    ///
    /// - Parameters:
    ///   - host: `nil` for the server's own.
    ///   - listener: the port; `nil` for that of browsers and apps.
    func raw(
        _ method: String, _ path: String, _ headers: [String], body: String? = nil, host: String? = nil, to listener: UInt16? = nil
    ) async throws -> (status: Int, text: String) {
        let content = body.map { ["Content-Type: application/json", "Content-Length: \($0.utf8.count)"] } ?? []
        return try await raw(
            ["\(method) \(path) HTTP/1.1", "Host: \(host ?? "127.0.0.1:\(port)")"] + headers + content, body: body ?? "", to: listener)
    }

    /// - Returns: the status of the answer, and the text received with its head.
    private func raw(_ head: [String], body: String = "", to listener: UInt16?) async throws -> (status: Int, text: String) {
        let client = try RawClient(port: listener ?? port)
        try client.request(head)
        try client.send(Array(body.utf8))
        var text = ""
        _ = await serve {
            text += String(decoding: client.read(), as: UTF8.self)
            return text.contains("\r\n\r\n")
        }
        let words = text.split(separator: " ")
        return (try #require(words.count > 1 ? Int(words[1]) : nil), text)
    }
}
