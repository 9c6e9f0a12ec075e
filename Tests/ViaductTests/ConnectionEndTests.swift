import Foundation
import LWSTestSupport
import Testing

/// The built program, which runs libev's loop, and connections beyond its limits. `ConnectionLimitTests` has more such tests, on
/// the other loop.
@Suite(.serialized, .timeLimit(.minutes(2))) struct ConnectionEndTests {
    private static let page = "/viaduct/socket?page=0123456789abcdef0123456789abcdef"

    private func start(_ arguments: String...) throws -> (server: Program, port: UInt16) {
        let server = try Program.serve(["--listen", "127.0.0.1:0"] + arguments)
        return (server, try #require(try server.address().split(separator: ":").last.flatMap { UInt16($0) }))
    }

    private func ends(_ client: RawClient) -> Bool { !client.waits(for: Array("never".utf8)) && client.hasEnded }

    private func isHealthy(_ port: UInt16) throws -> Bool {
        let client = try RawClient(port: port)
        try client.request(["GET /viaduct/health HTTP/1.1", "Host: 127.0.0.1:\(port)", "Connection: close"])
        return client.waits(for: Array(#""status":"ok""#.utf8))
    }

    /// Stops the server.
    ///
    /// - Returns: its log.
    private func log(of server: Program) -> String {
        server.process.terminate()
        return server.finish().errors
    }

    @Test func `slow, silent and surplus connections end, and an open page stays`() throws {
        let (server, port) = try start("--handshake-seconds", "1", "--idle-seconds", "1", "--max-address-connections", "4")
        let open = try RawClient(port: port)
        try open.requestUpgrade(subprotocol: "viaduct.page.1", path: Self.page)
        #expect(open.waits(for: Array("welcome".utf8)))
        let (slow, silent, kept) = (try RawClient(port: port), try RawClient(port: port), try RawClient(port: port))
        try slow.send(Array("GET / HTTP/1.1\r\nHost: 127".utf8))
        try kept.request(["GET /viaduct/health HTTP/1.1", "Host: 127.0.0.1:\(port)"])
        #expect(kept.waits(for: Array(#""status":"ok""#.utf8)))
        let surplus = try RawClient(port: port)
        #expect(surplus.waits(for: Array("HTTP/1.1 429 Too Many Requests\r\n".utf8)))
        #expect(ends(surplus))
        #expect(slow.waits(for: Array("HTTP/1.1 408 Request Timeout\r\n".utf8)))
        for client in [slow, silent, kept] { #expect(ends(client)) }
        // Their places are free once the server has noticed the closed connections too.
        let limit = ContinuousClock.now + .seconds(10)
        while try !isHealthy(port), ContinuousClock.now < limit {}
        #expect(try isHealthy(port))
        _ = open.read()
        #expect(!open.hasEnded)
        let log = log(of: server)
        #expect(!log.contains("without libev"))
        #expect(log.contains("(--handshake-seconds)") && log.contains("(--max-address-connections)"))
    }

    @Test func `headers that are too long get 431`() throws {
        let (server, port) = try start("--max-header-bytes", "4096")
        let client = try RawClient(port: port)
        try client.request(["GET / HTTP/1.1", "Host: 127.0.0.1:\(port)", "Cookie: \(String(repeating: "c", count: 8000))"])
        #expect(client.waits(for: Array("HTTP/1.1 431 Request Header Fields Too Large\r\n".utf8)))
        #expect(ends(client))
        #expect(!log(of: server).contains("without libev"))
    }

    @Test func `a page that sends too fast is told, and read on`() throws {
        let (server, port) = try start("--max-frames-per-second", "20")
        let client = try RawClient(port: port)
        try client.requestUpgrade(subprotocol: "viaduct.page.1", path: Self.page)
        #expect(client.waits(for: Array("welcome".utf8)))
        let start = ContinuousClock.now
        for number in 1...64 { try client.send(opcode: 1, Array(#"{"type":"title","title":"\#(number)"}"#.utf8)) }
        #expect(client.waits(for: Array("VD-LIMIT-7".utf8)))
        #expect(client.waits(for: Array(#"{"type":"ack","received":64}"#.utf8)))
        #expect(.now - start > .seconds(2))
        #expect(!log(of: server).contains("without libev"))
    }
}
