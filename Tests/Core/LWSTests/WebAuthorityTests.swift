import Foundation
import Testing

@testable import LWS

/// Hosts with ports, as browsers write them, and everything that only looks like one.
@Suite struct WebAuthorityTests {
    /// A row of the table that the helpers' tests read too.
    struct Row: Codable, CustomTestStringConvertible {
        let authority: String
        /// `nil` for a text that is no authority.
        let host: String?
        let isLoopback: Bool

        var testDescription: String { authority.debugDescription }
    }

    static let rows: [Row] = {
        let file = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../Browser/harness/authorities.json")
        return (try? JSONDecoder().decode([Row].self, from: Data(contentsOf: file))) ?? []
    }()

    @Test func `the table has rows of each kind`() {
        #expect(Self.rows.count { $0.isLoopback } >= 10)
        #expect(Self.rows.count { $0.host == nil } >= 80)
    }

    @Test(arguments: rows) func `a host is read as browsers write it, or not at all`(row: Row) {
        #expect(WebAuthority(row.authority)?.host == row.host)
        #expect((WebAuthority(row.authority)?.isLoopback ?? false) == row.isLoopback)
        for scheme in ["http", "https"] { #expect(WebAuthority(origin: "\(scheme)://\(row.authority)")?.host == row.host) }
        // A name without a port is a host.
        if WebAuthority(row.authority)?.port == nil, !row.authority.hasPrefix("["), row.authority == row.authority.lowercased() {
            #expect(SocketAddress.isLoopback(row.authority) == (row.isLoopback || row.authority == "::1"))
        }
    }

    @Test(arguments: [
        "localhost:3000", "//localhost", "file://localhost", "http:/localhost", "http:localhost", "HTTP://localhost", "null", " http://localhost",
    ])
    func `only a web page's scheme begins an origin`(origin: String) { #expect(WebAuthority(origin: origin) == nil) }

    /// The strict form, written down a second time.
    nonisolated(unsafe) private static let loopback =
        #/(?:(?:[A-Za-z0-9_-]{1,63}\.)*localhost|127\.(?:0|[1-9][0-9]{0,2})\.(?:0|[1-9][0-9]{0,2})\.(?:0|[1-9][0-9]{0,2})|\[::1\])(?::[0-9]{1,5})?/#
        .ignoresCase().matchingSemantics(.unicodeScalar)

    @Test func `random bytes are never loopback unless they are the strict form`() {
        var generator = Xorshift(state: 0x9E37_79B9_7F4A_7C15)
        let pieces = [
            "localhost", ".localhost", "127.0.0.1", "[::1]", "127.", ".", ":", "@", "\\", "?", "%", "\0", "a", "evil.test", "3000", "::1", "_", "-",
        ]
        var (found, strict) = (0, 0)
        for _ in 0..<50_000 {
            var bytes: [UInt8] = []
            for _ in 0..<Int.random(in: 1...4, using: &generator) {
                bytes +=
                    Bool.random(using: &generator)
                    ? Array((pieces.randomElement(using: &generator) ?? "").utf8) : [.random(in: .min ... .max, using: &generator)]
            }
            let text = String(decoding: bytes, as: UTF8.self)
            guard WebAuthority(text)?.isLoopback == true || SocketAddress.isLoopback(text) && text != "::1" else { continue }
            found += 1
            if text.wholeMatch(of: Self.loopback) != nil { strict += 1 } else { Issue.record("\(text.debugDescription) counts as loopback") }
        }
        #expect(found == strict && found > 100)
    }

    /// Repeats its numbers in each run.
    private struct Xorshift: RandomNumberGenerator {
        var state: UInt64

        mutating func next() -> UInt64 {
            state ^= state << 13
            state ^= state >> 7
            state ^= state << 17
            return state
        }
    }
}
