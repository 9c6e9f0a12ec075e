import Foundation
import LWS
import LWSTestSupport
import Testing
import ViaductProtocol

@testable import ViaductRelay

/// Links that open the app, and the life of its screen, by hand over real sockets.
@Suite(.serialized, .timeLimit(.minutes(1))) @MainActor struct LinkRouteTests {
    private static let page = "/viaduct/api/pages/\(RelayHarness.page.short)"
    private let relay: RelayHarness

    init() throws {
        relay = try RelayHarness()
    }

    @Test func `a deep link sends the page of an app there that decides on no visits`() async throws {
        let (_, client) = try await relay.open()
        #expect(try await relay.ask("POST", "\(Self.page)/link", #"{"url":"http://localhost:3000/b"}"#).status == 204)
        #expect(await relay.serve { client.received.contains(#"{"type":"move","action":"advance","url":"http://localhost:3000/b"}"#) })
    }

    @Test func `a deep link is a proposal to an app that decides on visits`() async throws {
        let (app, remote) = await relay.connectApp()
        app.send(Array(#"{"type":"register","name":"Visits","platform":"ios","components":[],"proposals":true}"#.utf8))
        let (socket, _) = await relay.connect()
        socket.send(Array(#"{"type":"open","url":"http://localhost:3000/a","title":"","platform":"ios"}"#.utf8))
        #expect(await relay.serve { remote.received.contains { $0.contains(#""type":"open""#) } })
        #expect(try await relay.ask("POST", "\(Self.page)/link", #"{"url":"http://localhost:3000/b"}"#).status == 204)
        let proposal = #"{"type":"propose","action":"advance","url":"http://localhost:3000/b","turbo":false}"#
        #expect(await relay.serve { remote.received.contains { $0.contains(proposal) } })
    }

    @Test(arguments: ["", "[]", "{}", #"{"url":1}"#, #"{"url":"javascript:alert(1)"}"#, #"{"url":"myapp://x"}"#, #"{"url":"/a"}"#])
    func `what is no link of the web is refused`(body: String) async throws {
        let (session, client) = try await relay.open()
        let count = session.frames.count
        #expect(try await relay.ask("POST", "\(Self.page)/link", body).status == 400)
        #expect(session.frames.count == count)
        #expect(!client.received.contains { $0.contains(#""type":"move""#) })
    }

    @Test func `the components hear of their screen by hand, and no event that there is not`() async throws {
        let (session, _) = try await relay.open()
        #expect(
            try await relay.ask("POST", "\(Self.page)/frames", #"{"from":"page","frame":{"type":"lifecycle","event":"viewWillDisappear"}}"#).status
                == 204)
        #expect(session.frames.last == .lifecycle(.viewWillDisappear))
        let wrong = try await relay.ask("POST", "\(Self.page)/frames", #"{"from":"page","frame":{"type":"lifecycle","event":"viewDidLoad"}}"#)
        #expect(wrong.status == 400)
        #expect(wrong.text.contains("“viewWillAppear”, “viewDidAppear”"))
    }
}
