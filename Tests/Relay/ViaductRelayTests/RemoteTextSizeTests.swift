import LWS
import LWSTestSupport
import Testing
import ViaductComponents
import ViaductProtocol

@testable import ViaductApp
@testable import ViaductRelay

/// The text size of a room in a remote app's process, through a real server.
@Suite(.serialized, .timeLimit(.minutes(1))) @MainActor struct RemoteTextSizeTests {
    private let relay: RelayHarness

    init() throws {
        relay = try RelayHarness()
    }

    private func start() throws -> (link: RemoteLink, pages: RemotePages) {
        let address = try ServerAddress("http://127.0.0.1:\(relay.port)")
        let secrets = try SecretSource(token: RelayHarness.token, server: address, environment: [:])
        let link = RemoteLink(address, room: "default", secrets: secrets, loop: relay.harness.loop, log: { _ in })
        let app = EmbeddedApp(name: "mine", platform: .ios, components: [TextSizeComponent.self])
        let pages = RemotePages(app: app, link: link, timers: FoundationTimers(loop: relay.harness.loop))
        link.delegate = pages
        link.connect()
        return (link, pages)
    }

    private func answer(_ answers: String) async throws {
        #expect(try await relay.ask("PUT", "/viaduct/api/answers", #"{"answers":\#(answers)}"#).status == 200)
    }

    @Test func `components of a remote app see it, also after the app has started again, until it is forgotten`() async throws {
        let (page, client) = await relay.connect()
        func apps() -> Int { client.received.filter { $0.contains(#""name":"mine""#) }.count }
        func sizes() -> [String] { client.received.compactMap { $0.firstMatch(of: #/"textSize":"([a-z]+)"},?/#).map { String($0.1) } } }
        func connect() {
            page.send(Array(#"{"type":"open","url":"http://localhost/","title":"","platform":"ios"}"#.utf8))
            let data = #"{"metadata":{"url":"http://localhost/"}}"#
            page.send(Array(#"{"type":"message","message":{"id":"1","component":"text-size","event":"connect","data":\#(data)}}"#.utf8))
        }
        connect()
        try await answer(#"{"text-size":"xlarge"}"#)
        let first = try start()
        #expect(await relay.serve { apps() == 1 })
        connect()
        #expect(await relay.serve { sizes() == ["xlarge"] })
        try await answer(#"{"text-size":"small"}"#)
        #expect(await relay.serve { sizes() == ["xlarge", "small"] })
        var hasLeft = false
        first.link.leave { hasLeft = true }
        #expect(await relay.serve { hasLeft && client.received.contains { $0.contains(#""name":"Echo""#) } })
        connect()
        let second = try start()
        #expect(await relay.serve { apps() == 2 })
        connect()
        #expect(await relay.serve { sizes() == ["xlarge", "small", "small"] })
        try await answer("{}")
        #expect(await relay.serve { sizes().last == "large" })
        withExtendedLifetime((first, second)) {}
    }
}
