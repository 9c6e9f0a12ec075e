import LWS
import LWSTestSupport
import Testing
import ViaductProtocol

@testable import ViaductRelay

@Suite(.serialized, .timeLimit(.minutes(1))) @MainActor struct LimitTests {
    private func register(_ members: String) -> [UInt8] {
        Array(#"{"type":"register","platform":"ios",\#(members)}"#.utf8)
    }

    // MARK: Pages and apps

    @Test func `one page too many is told why, nothing of it is kept, and the others go on`() async throws {
        let relay = try RelayHarness(limits: .changed { $0.pages = 2 })
        let (socket, client) = await relay.connect(page: RelayHarness.id("1"))
        _ = await relay.connect(page: RelayHarness.id("2"))
        for digit: Character in ["3", "4"] {
            let (_, refused) = await relay.connect(page: RelayHarness.id(digit))
            #expect(await relay.serve { refused.isClosed })
            #expect(refused.closeCode == 4002)
            #expect(refused.closeReason == "The server takes 2 pages at most (--max-pages). Close some, or raise the limit. (VD-LIMIT-5)")
            #expect(refused.received.isEmpty)
        }
        #expect(relay.server.pages.keys.sorted() == [RelayHarness.id("1"), RelayHarness.id("2")])
        #expect(relay.log.lines.count { $0.contains("--max-pages") } == 1)
        #expect(relay.server.refusals == [.pages: 2])
        socket.send(Array(#"{"type":"message","message":{"id":"1","component":"echo","event":"e","data":{}}}"#.utf8))
        #expect(await relay.serve { client.received.last?.contains(#""type":"reply""#) == true })
    }

    @Test func `a page that waits for its return makes room, the longest gone first`() async throws {
        let relay = try RelayHarness(limits: .changed { $0.pages = 3 })
        for digit: Character in ["1", "2", "3"] {
            let (socket, _) = await relay.connect(page: RelayHarness.id(digit))
            guard digit != "3" else { continue }
            socket.close(.goingAway, reason: "")
            #expect(await relay.serve { relay.isLost(RelayHarness.id(digit)) })
        }
        let (_, client) = await relay.connect(page: RelayHarness.id("4"))
        #expect(await relay.serve { client.received.count == 2 })
        #expect(relay.server.pages.keys.sorted() == ["2", "3", "4"].map(RelayHarness.id))
        #expect(relay.app.sessions.map(\.isClosed) == [true, false, false, false])
        let (_, back) = await relay.connect(page: RelayHarness.id("2"), received: 1)
        #expect(await relay.serve { back.received == [#"{"type":"welcome","received":0,"resumed":true}"#] })
    }

    @Test func `sockets that open and close push out no page that has one`() async throws {
        let relay = try RelayHarness(limits: .changed { $0.pages = 2 })
        let (_, client) = await relay.connect(page: RelayHarness.id("1"))
        for digit in "23456789abcdef" {
            let (socket, visitor) = await relay.connect(page: RelayHarness.id(digit))
            #expect(await relay.serve { visitor.received.count == 2 })
            socket.close(.goingAway, reason: "")
            #expect(await relay.serve { relay.isLost(RelayHarness.id(digit)) })
        }
        #expect(relay.server.pages.keys.sorted() == [RelayHarness.id("1"), RelayHarness.id("f")])
        #expect(!client.isClosed)
    }

    @Test func `one app too many is told why, and gets in when another has lost its socket`() async throws {
        let relay = try RelayHarness(limits: .changed { $0.apps = 1 })
        let (first, firstClient) = await relay.connectApp(id: "1")
        first.send(register(#""name":"first","components":[]"#))
        #expect(await relay.serve { relay.server.apps.remote.count == 1 })
        let (_, refused) = await relay.connectApp(id: "2")
        #expect(await relay.serve { refused.isClosed })
        #expect(refused.closeCode == 4002)
        #expect(refused.closeReason == "The server takes 1 apps at most (--max-apps). End some, or raise the limit. (VD-LIMIT-5)")
        #expect(relay.server.refusals == [.apps: 1])
        first.close(.goingAway, reason: "")
        #expect(await relay.serve { firstClient.isClosed && relay.server.remoteApps.values.allSatisfy { $0.link.socket == nil } })
        let (_, second) = await relay.connectApp(id: "2")
        #expect(await relay.serve { second.received.count == 1 })
        #expect(relay.server.apps.remote.isEmpty)
    }

    @Test func `a page that says bye leaves no socket behind`() async throws {
        let relay = try RelayHarness()
        let (socket, client) = await relay.connect()
        socket.send(Array(#"{"type":"bye"}"#.utf8))
        #expect(await relay.serve { client.isClosed })
    }

    // MARK: Names

    @Test(arguments: [
        (#""name":"12345","components":[]"#, "The name “12345” in “name” is longer than 4 bytes"),
        (#""name":"a","components":["n1","n2","n3"]"#, "--max-components"),
        (#""name":"a","components":[],"handlers":["n1","n2","n3","n4"]"#, "--max-handlers"),
        (#""name":"a","components":["n1","12345"]"#, "--max-name-bytes"),
        (#""name":"a","components":[],"handlers":["12345"]"#, "--max-name-bytes"),
        (#""name":"a","components":[],"userAgent":"\#(String(repeating: "x", count: 1035))""#, "1034 bytes"),
    ])
    func `an app beyond a limit of names is told which, and is not registered`(members: String, text: String) async throws {
        let relay = try RelayHarness(
            limits: .changed { (limits: inout ServerLimits) in
                limits.app.components = 2
                limits.app.handlers = 3
                limits.app.nameBytes = 4
            })
        let (app, client) = await relay.connectApp()
        app.send(register(members))
        #expect(await relay.serve { client.received.count == 2 })
        #expect(client.received.last?.contains(text) == true)
        #expect(relay.server.apps.remote.isEmpty)
        #expect(relay.server.remoteApps.values.first?.description.components == [])
        app.send(register(#""name":"1234","components":["n1","1234"],"handlers":["n1","n2","n3"]"#))
        #expect(await relay.serve { relay.server.apps.remote.count == 1 })
    }

    @Test func `handlers that are added later count with the others`() async throws {
        let relay = try RelayHarness(limits: .changed { $0.app.handlers = 3 })
        let (app, client) = await relay.connectApp()
        func handlers() -> [String]? { relay.server.apps.remote.first?.description.handlers }
        app.send(register(#""name":"a","components":[],"handlers":["n1","n2"]"#))
        app.send(Array(#"{"type":"handlers","names":["n2","n3","n1"]}"#.utf8))
        #expect(await relay.serve { handlers() == ["n1", "n2", "n3"] })
        app.send(Array(#"{"type":"handlers","names":["n4"]}"#.utf8))
        #expect(await relay.serve { client.received.last?.contains("--max-handlers") == true })
        #expect(handlers() == ["n1", "n2", "n3"])
    }

    @Test func `a page cannot ask for an app by a name that no app may have`() async throws {
        let relay = try RelayHarness(limits: .changed { $0.app.nameBytes = 4 })
        let (_, refused) = await relay.connect(query: "&app=12345")
        #expect(refused.isClosed && !refused.isOpen)
        #expect(relay.log.lines.contains { $0.contains("--max-name-bytes") })
        let (_, client) = await relay.connect(query: "&app=1234")
        #expect(client.isOpen)
    }

    // MARK: Large frames

    private func large(_ kibibytes: Int) -> [UInt8] {
        Array(#"{"type":"title","title":"\#(String(repeating: "x", count: kibibytes << 10))"}"#.utf8)
    }

    @Test func `beyond the limit of large frames the largest holder begins afresh, whoever sends`() async throws {
        let relay = try RelayHarness(limits: .changed { $0.largeFrames = 2 << 20 })
        let (_, holder) = await relay.connect(page: RelayHarness.id("1"))
        let (_, other) = await relay.connect(page: RelayHarness.id("2"))
        #expect(await relay.serve { relay.app.sessions.count == 2 })
        let outlets = relay.app.sessions.map(\.outlet)
        for _ in 1...3 { outlets[0]?.send(encoded: large(500)[...]) }
        outlets[1]?.send(encoded: large(300)[...])
        #expect(!holder.isClosed)
        outlets[1]?.send(encoded: large(300)[...])
        #expect(relay.server.pages[RelayHarness.id("1")]?.link.largeBytes == 0)
        #expect(await relay.serve { holder.isClosed && other.received.count == 4 })
        #expect(holder.closeCode == 4001)
        #expect(relay.app.sessions.map(\.isClosed) == [true, false])
        let (_, again) = await relay.connect(page: RelayHarness.id("1"), received: 1)
        #expect(await relay.serve { again.received.count == 3 })
        #expect(again.received[0] == #"{"type":"welcome","received":0,"resumed":false}"#)
        #expect(
            again.received[2].contains(#""code":"overflow","cause":"VD-LINK-2","text":"The large frames of all pages and apps took more than 2 MiB"#))
    }

    @Test func `a message that never ends counts too`() async throws {
        let relay = try RelayHarness(limits: .changed { $0.largeFrames = 600 << 10 })
        let client = try RawClient(port: relay.port)
        try client.requestUpgrade(subprotocol: "viaduct.page.1", path: "/viaduct/socket?page=\(RelayHarness.id("1"))")
        #expect(await relay.serve { relay.server.pages[RelayHarness.id("1")] != nil })
        // A text of 1,000,000 bytes, masked with zeros.
        try client.send([0x81, 0xFF, 0, 0, 0, 0, 0, 0x0F, 0x42, 0x40, 0, 0, 0, 0])
        let piece = [UInt8](repeating: 0x20, count: 32 << 10)
        for sent in stride(from: 32 << 10, through: 900 << 10, by: 32 << 10) where relay.app.sessions[0].isClosed == false {
            try client.send(piece)
            _ = await relay.serve {
                relay.app.sessions[0].isClosed || relay.server.pages[RelayHarness.id("1")]?.link.socket?.receiving ?? 0 >= sent
            }
        }
        #expect(relay.app.sessions[0].isClosed)
        #expect(relay.server.pages[RelayHarness.id("1")]?.link.largeBytes == 0)
    }

    @Test func `what an app does not read counts too`() async throws {
        let relay = try RelayHarness(limits: .changed { $0.largeFrames = 1 << 20 })
        let (page, pageClient) = await relay.connect()
        let open = Array(#"{"type":"open","url":"http://a.test/","title":"A","platform":"ios"}"#.utf8)
        page.send(open)
        let (app, appClient) = await relay.connectApp()
        app.send(register(#""name":"a","components":[]"#))
        #expect(await relay.serve { relay.server.apps.remote.count == 1 })
        page.send(open)
        for _ in 1...3 { page.send(large(400)) }
        #expect(await relay.serve { appClient.isClosed })
        #expect(appClient.closeCode == 4001)
        #expect(pageClient.received.contains { $0.contains(#""code":"app-gone""#) })
    }
}
