import Foundation
import LWSTestSupport
import Testing

@testable import LWS

/// Readers who take their time, and readers who take nothing.
@Suite(.serialized, .timeLimit(.minutes(1))) @MainActor struct SlowAnswerTests {
    private static let idleTime = Duration.seconds(1)

    private let (harness, server): (LoopHarness, EchoServer)
    private let folder = FileManager.default.temporaryDirectory

    init() throws {
        var limits = ConnectionLimits()
        limits.idleTime = Self.idleTime
        (harness, server) = (try LoopHarness(subprotocols: [], limits: limits), EchoServer())
        server.response = HTTPResponse(status: 200, stream: HTTPStream(source: LargePiece()))
    }

    private func client(isUnix: Bool) throws -> RawClient {
        let path = folder.appending(path: "viaduct-\(UUID().uuidString.prefix(8))").path
        defer { try? FileManager.default.removeItem(atPath: path) }
        let listener = try harness.loop.listen(on: isUnix ? .unix(path: path) : .ipv4(host: "127.0.0.1", port: 0), handler: server)
        return isUnix ? try RawClient(path: path) : try RawClient(port: listener.port)
    }

    /// Serves a client that reads as many bytes now and then, for three times the limit.
    private func faults(reading bytes: Int, isUnix: Bool) async throws -> [ConnectionFault] {
        let client = try client(isUnix: isUnix)
        var faults: [ConnectionFault] = []
        harness.loop.onFault = { fault, _ in faults.append(fault) }
        try client.request(["GET / HTTP/1.1", "Host: 127.0.0.1"])
        let end = ContinuousClock.now + Self.idleTime * 3
        var next = ContinuousClock.now
        #expect(
            await harness.serve {
                if bytes > 0, .now >= next {
                    _ = client.read(bytes)
                    next = .now + .milliseconds(100)
                }
                return .now >= end
            })
        return faults
    }

    @Test(arguments: [false, true]) func `an answer that is read slowly comes`(isUnix: Bool) async throws {
        #expect(try await faults(reading: 40_000, isUnix: isUnix).isEmpty)
    }

    @Test(arguments: [false, true]) func `an answer that is not read ends`(isUnix: Bool) async throws {
        #expect(try await faults(reading: 0, isUnix: isUnix) == [.slowReader])
    }
}

/// A stream whose source has all of it at once.
@MainActor private final class LargePiece: HTTPStreamSource {
    private var hasSent = false

    func next() -> HTTPStreamPiece {
        defer { hasSent = true }
        return hasSent ? .nothing : .bytes([UInt8](repeating: 0, count: 8 << 20))
    }

    func streamDidClose() {}
}
