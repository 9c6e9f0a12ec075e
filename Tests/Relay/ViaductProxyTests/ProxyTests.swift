import Foundation
import LWS
import LWSTestSupport
import Testing

@testable import ViaductProxy

@Suite(.serialized, .timeLimit(.minutes(1))) @MainActor struct ProxyTests {
    private static let host = "Host: localhost"

    private func send(_ head: [String], to proxy: ProxyHarness) async throws -> String {
        let client = try RawClient(port: proxy.port)
        try client.request(head)
        return await proxy.answer(of: client)
    }

    @Test func `what nginx refuses by itself is told with its reason, and nothing else is`() async throws {
        var limits = ConnectionLimits()
        limits.handshakeTime = .seconds(1)
        limits.headerBytes = 16 << 10
        let proxy = try await ProxyHarness(limits: limits)
        // A request without a server behind nginx, and a client that leaves in the middle of its head.
        for path in ["/viaduct/health", "/"] {
            let answer = try await send(["GET \(path) HTTP/1.1", Self.host], to: proxy)
            #expect(answer.hasPrefix("HTTP/1.1 502 ") && answer.contains("(VD-PROXY-1)\n"), "\(answer)")
        }
        var leaver: RawClient? = try RawClient(port: proxy.port)
        try leaver?.send(Array("GET / HTTP/1.1\r\nHost: loc".utf8))
        leaver = nil
        let slow = try RawClient(port: proxy.port)
        try slow.send(Array("GET / HTTP/1.1\r\nHost: loc".utf8))
        // Ends without an answer.
        #expect(await proxy.answer(of: slow) == "")
        let refused = [
            ("403", ["GET / HTTP/1.1", "Host: evil.example"]), ("400", ["GET / HTTP/1.1", "Host: a b"]), ("400", ["GET / HTTP/1.1"]),
            ("405", ["TRACE / HTTP/1.1", Self.host]), ("505", ["GET / HTTP/3.0", Self.host]),
            ("431", ["GET / HTTP/1.1", Self.host, "Cookie: a=\(String(repeating: "x", count: 32 << 10))"]),
            ("414", ["GET /\(String(repeating: "x", count: 32 << 10)) HTTP/1.1", Self.host]),
        ]
        for (status, head) in refused { #expect(try await send(head, to: proxy).hasPrefix("HTTP/1.1 \(status) ")) }
        _ = await proxy.harness.serve { proxy.refusals.count >= 8 }
        #expect(
            proxy.refusals.sorted() == [
                "access", "bad_request", "bad_request", "bad_request", "bad_request", "handshake_time", "header_size", "header_size",
            ])
        #expect(!proxy.log.lines.contains { $0.contains("refused ") })
    }

    @Test func `nginx reaches the server in its own folder`() async throws {
        let proxy = try await ProxyHarness()
        let server = EmptyServer()
        try proxy.listen(server)
        #expect(try await send(["GET /viaduct/health HTTP/1.1", Self.host], to: proxy).hasPrefix("HTTP/1.1 204 "))
    }

    @Test func `a flood of refusals is told, each of them`() async throws {
        let proxy = try await ProxyHarness()
        let client = try RawClient(port: proxy.port)
        // nginx closes a connection after its 1000th request.
        for _ in 0..<900 { try client.request(["GET / HTTP/1.1", "Host: evil.example"]) }
        #expect(
            await proxy.harness.serve {
                _ = client.read()
                return proxy.refusals.count == 900
            })
        #expect(Set(proxy.refusals) == ["access"])
    }

    @Test func `an nginx that has died is away until a request has come through the next one`() async throws {
        let proxy = try await ProxyHarness()
        #expect(proxy.isReady)
        #expect(proxy.ups == [true])
        let (first, configuration) = (proxy.nginx, try Data(contentsOf: proxy.configuration))
        // The next one cannot start.
        try Data("nothing;".utf8).write(to: proxy.configuration)
        #expect(kill(first, SIGKILL) == 0)
        #expect(await proxy.harness.serve { proxy.ups.filter { !$0 }.count >= 2 })
        #expect(!proxy.ups.dropFirst().contains(true))
        try configuration.write(to: proxy.configuration)
        #expect(await proxy.harness.serve { proxy.ups.last == true })
        #expect(proxy.nginx != first)
        #expect(try await send(["GET / HTTP/1.1", Self.host], to: proxy).hasPrefix("HTTP/1.1 502 "))
    }

    @Test func `an nginx that answers nothing is asked until it does`() async throws {
        let proxy = try await ProxyHarness()
        let configuration = try String(contentsOf: proxy.configuration, encoding: .utf8)
        // Hangs up.
        try Data(configuration.replacing("location /viaduct/ {", with: "location /viaduct/ { return 444;").utf8).write(to: proxy.configuration)
        #expect(kill(proxy.nginx, SIGKILL) == 0)
        #expect(await proxy.harness.serve { proxy.ups == [true, false] && proxy.nginx != 0 })
        #expect(await proxy.harness.serve { kill(proxy.nginx, 0) == 0 })
        try Data(configuration.utf8).write(to: proxy.configuration)
        #expect(kill(proxy.nginx, SIGHUP) == 0)
        #expect(await proxy.harness.serve { proxy.ups == [true, false, true] })
    }

    @Test func `a folder that was deleted is made again, for the next nginx and the server`() async throws {
        let proxy = try await ProxyHarness()
        let (first, address) = (proxy.nginx, proxy.proxy.serverAddress)
        try FileManager.default.removeItem(at: proxy.folder)
        #expect(await proxy.harness.serve { proxy.ups == [true, false, true] })
        #expect(proxy.nginx != first)
        #expect(proxy.moves == [proxy.proxy.serverAddress])
        #expect(proxy.proxy.serverAddress != address)
        #expect(try String(contentsOf: proxy.configuration, encoding: .utf8).contains("server \(proxy.proxy.serverAddress);"))
    }

    @Test func `doors that are closed end what came through before`() async throws {
        let proxy = try await ProxyHarness()
        let early = try RawClient(port: proxy.port)
        try early.request(["GET /a HTTP/1.1", Self.host])
        #expect(await proxy.answer(of: early).hasPrefix("HTTP/1.1 502 "))
        let first = proxy.nginx
        try proxy.proxy.closeDoors()
        #expect(!early.hasEnded)
        #expect(
            await proxy.harness.serve {
                _ = early.read()
                return early.hasEnded
            })
        #expect(await proxy.harness.serve { proxy.ups == [true, true] })
        // While the first one leaves, it may answer the check whether the next one is up.
        #expect(await proxy.harness.serve { ![0, first].contains(proxy.nginx) })
        // The server does not answer, so every request is refused.
        #expect(try await send(["GET /a HTTP/1.1", Self.host], to: proxy).hasPrefix("HTTP/1.1 503 "))
        try proxy.proxy.closeDoors()
        #expect(proxy.ups.count == 2)
    }

    @Test func `doors whose configuration cannot be written stay as they were`() async throws {
        let files = FileManager.default.temporaryDirectory.appending(path: "viaduct-files-\(UUID().uuidString)")
        try FileManager.default.copyItem(at: ProxyHarness.files, to: files)
        defer { try? FileManager.default.removeItem(at: files) }
        let proxy = try await ProxyHarness(files: files)
        let template = files.appending(path: "nginx.conf.template")
        let text = try Data(contentsOf: template)
        try FileManager.default.removeItem(at: template)
        #expect(throws: ProxyError.self) { try proxy.proxy.closeDoors() }
        #expect(try await send(["GET /a HTTP/1.1", Self.host], to: proxy).hasPrefix("HTTP/1.1 502 "))
        // A later attempt still succeeds.
        try text.write(to: template)
        try proxy.proxy.closeDoors()
        #expect(await proxy.harness.serve { proxy.ups == [true, true] })
    }
}
