import Foundation
import LWSTestSupport
import Testing

/// The built program, with few descriptors and many connections.
@Suite(.serialized, .timeLimit(.minutes(2))) struct DescriptorTests {
    private static let end = Array("\r\n\r\n".utf8)

    private func start(limit: Int? = nil) throws -> (server: Program, port: UInt16) {
        let server = try Program.serve(["--listen", "127.0.0.1:0"], limit: limit)
        let port = try #require(try server.address().split(separator: ":").last.flatMap { UInt16($0) })
        return (server, port)
    }

    private func get(_ path: String, by client: RawClient, port: UInt16) throws {
        try client.request(["GET \(path) HTTP/1.1", "Host: 127.0.0.1:\(port)"])
    }

    private func isHealthy(_ port: UInt16) throws -> Bool {
        let client = try RawClient(port: port)
        try get("/viaduct/health", by: client, port: port)
        return client.waits(for: Array(#""status":"ok""#.utf8))
    }

    /// Whether a QR code of the server's own address has arrived.
    private func getsCode(_ client: RawClient, port: UInt16) throws -> Bool {
        try get("/viaduct/device/qr.svg?text=http%3A%2F%2F127.0.0.1%3A\(port)%2F", by: client, port: port)
        return client.waits(for: Array("</svg>".utf8))
    }

    private func page(_ number: Int, port: UInt16) throws -> RawClient {
        let client = try RawClient(port: port)
        let id = String(repeating: "0", count: 28) + String(1000 + number)
        try client.requestUpgrade(subprotocol: "viaduct.page.1", path: "/viaduct/socket?page=\(id)&received=0")
        return client
    }

    @Test func `200 connections are too many for 64 descriptors, and end nothing`() throws {
        let (server, port) = try start(limit: 64)
        let early = try RawClient(port: port)
        #expect(try getsCode(early, port: port))
        let first = try page(0, port: port)
        #expect(first.waits(for: Array("welcome".utf8)))
        let others = try (1...200).map { try page($0, port: port) }

        // All descriptors are taken now. Codes still work, and so do timers, which send the acknowledgement.
        let full = try ProcessUse(server.process.processIdentifier)
        let since = ContinuousClock.now
        for _ in 0..<20 { #expect(try getsCode(early, port: port)) }
        try first.send(opcode: 1, Array(#"{"type":"title","title":"hello"}"#.utf8))
        #expect(first.waits(for: Array(#""ack""#.utf8)))
        let later = try ProcessUse(server.process.processIdentifier)
        #expect(later.descriptors <= 64)
        #expect(later.processorTime - full.processorTime < (.now - since) / 2)
        #expect(!others.allSatisfy { !$0.read().isEmpty })

        withExtendedLifetime(others) {}
        server.process.terminate()
        let end = server.finish()
        #expect(end.status == 0)
        let lines = end.errors.split(separator: "\n")
        #expect(lines.count { $0.contains("All connections are taken: this process may open 64 files") } == 1)
        #expect(lines.count < 5)
    }

    @Test func `who waited is served when others have gone`() throws {
        let (server, port) = try start(limit: 64)
        var pages = try (0..<100).map { try page($0, port: port) }
        let last = pages.removeLast()
        #expect(pages[0].waits(for: Array("welcome".utf8)))
        #expect(last.read().isEmpty)
        pages = []
        #expect(last.waits(for: Array("welcome".utf8)))
        #expect(try isHealthy(port))
        withExtendedLifetime(server) {}
    }

    @Test func `too few descriptors to serve anybody are told at the start`() throws {
        let end = try Program.serve(["--listen", "127.0.0.1:0"], limit: 40).finish()
        #expect(end.status == 1)
        #expect(
            end.errors == """
                viaduct: This process may open 40 files and sockets, and Viaduct needs at least 48. \
                Raise the limit first: ulimit -n 1024 (VD-START-3)

                """)
    }

    @Test func `400 QR codes leave no descriptor and no process`() throws {
        let (server, port) = try start()
        let client = try RawClient(port: port)
        #expect(try getsCode(client, port: port))
        let before = try ProcessUse(server.process.processIdentifier)
        for _ in 0..<400 { #expect(try getsCode(client, port: port)) }
        let after = try ProcessUse(server.process.processIdentifier)
        #expect(after.descriptors == before.descriptors)
        #expect(after.children.isEmpty)
    }
}
