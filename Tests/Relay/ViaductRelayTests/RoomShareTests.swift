import LWSTestSupport
import Testing

@testable import ViaductRelay

/// What all rooms share, of which none takes the places of the others.
@Suite(.serialized, .timeLimit(.minutes(1))) @MainActor struct RoomShareTests {
    @Test(arguments: [RoomShare.readers, .pageReaders, .links])
    func `a share fits a team of 50, and leaves one to the other rooms`(share: RoomShare) {
        #expect(share.ofRoom >= 100 && share.all >= 2 * share.ofRoom)
    }

    @Test func `readers are bounded in a room and in all, and make room when they go`() throws {
        var readers = RoomReaders(.readers)
        for room in ["alice", "bob"] {
            for _ in 0..<RoomShare.readers.ofRoom {
                try readers.check(.room(room))
                readers.add(.room(room))
            }
        }
        let own = #expect(throws: InvalidRequest.self) { try readers.check(.room("bob")) }
        #expect(own?.limit == .roomTraceReaders && own?.code == "VD-LIMIT-6")
        let all = #expect(throws: InvalidRequest.self) { try readers.check(.owner) }
        #expect(all?.limit == .traceReaders && all?.code == "VD-LIMIT-5" && all?.status == 503)
        readers.remove(.room("bob"))
        #expect(throws: Never.self) { try readers.check(.owner) }
        #expect(throws: Never.self) { try readers.check(.room("bob")) }
    }

    @Test func `one room's readers of the trace leave the others theirs`() async throws {
        let relay = try RelayHarness.guarded()
        var readers: [RawClient] = []
        func read(_ token: String) async throws -> String {
            let reader = try RawClient(port: relay.port)
            try reader.request(["GET /viaduct/api/trace HTTP/1.1", "Host: 127.0.0.1:\(relay.port)", "Authorization: Bearer \(token)"])
            var text = ""
            #expect(
                await relay.serve {
                    text += String(decoding: reader.read(), as: UTF8.self)
                    return text.contains("\r\n\r\n")
                })
            readers.append(reader)
            return String(text.prefix(12))
        }
        for _ in 0..<RoomShare.readers.ofRoom { #expect(try await read(RelayHarness.bob) == "HTTP/1.1 200") }
        #expect(try await read(RelayHarness.bob) == "HTTP/1.1 503")
        #expect(try await read(RelayHarness.alice) == "HTTP/1.1 200")
        #expect(try await read(RelayHarness.token) == "HTTP/1.1 200")
        #expect(relay.server.refusals == [.roomTraceReaders: 1])
        #expect(relay.log.lines.contains { $0.contains("One room may have 128 readers of the trace") })
    }
}
