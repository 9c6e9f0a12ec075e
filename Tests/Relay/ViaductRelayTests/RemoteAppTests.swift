import LWS
import LWSTestSupport
import Testing
import ViaductProtocol

@testable import ViaductRelay

@Suite(.serialized, .timeLimit(.minutes(1))) @MainActor struct RemoteAppTests {
    private static let page = RelayHarness.page

    private func register(_ name: String = "mine", _ components: String = #""form""#) -> [UInt8] {
        Array(#"{"type":"register","name":"\#(name)","platform":"ios","components":[\#(components)]}"#.utf8)
    }

    private func envelope(_ frame: String, page: String = Self.page) -> [UInt8] {
        PageEnvelope.wrap(Array(frame.utf8)[...], page: page)
    }

    private func open() -> [UInt8] {
        Array(#"{"type":"open","url":"http://a.test/","title":"A","platform":"ios"}"#.utf8)
    }

    @Test func `pages go over to an app that comes, and their frames pass untouched in both directions`() async throws {
        let relay = try RelayHarness()
        let (page, pageClient) = await relay.connect()
        let (app, appClient) = await relay.connectApp()
        #expect(await relay.serve { appClient.received == [#"{"type":"welcome","received":0,"resumed":false}"#] })
        app.send(register())
        #expect(
            await relay.serve {
                pageClient.received.last?.hasPrefix(
                    #"{"type":"app","name":"mine","platform":"ios","components":["form"]"#)
                    == true
            })
        #expect(relay.app.sessions.last?.isClosed == true)
        page.send(Array(#"{"type":"title","title":"said to the app before"}"#.utf8))
        page.send(open())
        let odd = #"{ "type":"message", "message":{"id":"1","component":"form","event":"é","data":{"n":1e2}} }"#
        page.send(Array(odd.utf8))
        #expect(await relay.serve { appClient.received.contains { $0.contains("é") } })
        let frames = appClient.received.filter { $0.hasPrefix(#"{"page""#) }
        #expect(
            frames
                == [String(decoding: open(), as: UTF8.self), odd].map { #"{"page":"\#(Self.page)","frame":\#($0)}"# })
        app.send(envelope(#"{"type":"reply","message":{"id":"1"}}"#))
        #expect(await relay.serve { pageClient.received.last == #"{"type":"reply","message":{"id":"1"}}"# })
    }

    @Test func `what a page has sent before it knew of its app reaches that app once, as the page repeats it`() async throws {
        let relay = try RelayHarness()
        let (page, pageClient) = await relay.connect()
        let message = Array(#"{"type":"message","message":{"id":"1","component":"form","event":"connect","data":{}}}"#.utf8)
        var newest = RecordingClient()
        // The page is slow: it hears of both apps before its own first frame has arrived.
        for (id, name) in [("0", "earlier"), ("1", "newest")] {
            let (app, client) = await relay.connectApp(id: id)
            app.send(register(name))
            #expect(await relay.serve { pageClient.received.last?.contains(#""name":"\#(name)""#) == true })
            newest = client
        }
        for _ in 1...3 {
            page.send(open())
            page.send(message)
        }
        page.send(Array(#"{"type":"title","title":"the end"}"#.utf8))
        #expect(await relay.serve { newest.received.last?.contains("the end") == true })
        #expect(newest.received.count { $0.contains(#""type":"open""#) } == 1)
        #expect(newest.received.count { $0.contains(#""type":"message""#) } == 1)
    }

    @Test func `when the app says bye, its pages go back to the embedded one`() async throws {
        let relay = try RelayHarness()
        let (_, pageClient) = await relay.connect()
        let (app, _) = await relay.connectApp()
        app.send(register())
        #expect(await relay.serve { pageClient.received.last?.contains(#""name":"mine""#) == true })
        app.send(Array(#"{"type":"bye"}"#.utf8))
        #expect(await relay.serve { pageClient.received.last?.contains(#""name":"Echo""#) == true })
        #expect(!pageClient.received.contains { $0.contains("app-gone") })
    }

    @Test func `an app that is lost is kept for the resume time, and then its pages are told`() async throws {
        let relay = try RelayHarness(resumeTime: .milliseconds(50))
        let (_, pageClient) = await relay.connect()
        let (app, _) = await relay.connectApp()
        app.send(register())
        #expect(await relay.serve { pageClient.received.last?.contains(#""name":"mine""#) == true })
        app.close(.goingAway, reason: "")
        #expect(await relay.serve { pageClient.received.last?.contains(#""name":"Echo""#) == true })
        #expect(pageClient.received.contains { $0.contains(#""code":"app-gone","cause":"VD-APP-1""#) })
    }

    @Test func `the newest app gets the room's pages, a page can name another one, and other rooms see neither`()
        async throws
    {
        let relay = try RelayHarness()
        let (first, _) = await relay.connectApp(id: "1", query: "&room=team")
        first.send(register("first"))
        let (second, _) = await relay.connectApp(id: "2", query: "&room=team")
        second.send(register("second"))
        #expect(await relay.serve { relay.server.apps.remote.count == 2 })
        for (digit, query, name) in [
            ("a", "&room=team", "second"), ("b", "&room=team&app=first", "first"), ("c", "&room=other", "Echo"),
            ("d", "&room=team&app=third", "Echo"),
        ] {
            let (_, client) = await relay.connect(page: String(repeating: digit, count: 32), query: query)
            #expect(await relay.serve { client.received.count == 2 })
            #expect(client.received.last?.contains(#""name":"\#(name)""#) == true)
        }
    }

    @Test func `a page that names an app has the platform of that app, whichever is the newest`() async throws {
        let folder = try TemporaryFolder()
        try folder.write("export default function start() {}", to: "viaduct/adapter/start.js")
        let relay = try RelayHarness(publicFolder: folder.url)
        for (id, name, platform) in [("1", "first", "android"), ("2", "second", "ios")] {
            let (app, _) = await relay.connectApp(id: id)
            app.send(Array(#"{"type":"register","name":"\#(name)","platform":"\#(platform)","components":[]}"#.utf8))
            #expect(await relay.serve { relay.server.apps.remote.last?.description.name == name })
        }
        for (query, platform) in [("?app=first", "android"), ("?app=second", "ios"), ("", "ios"), ("?app=third", "ios")] {
            let adapter = try await relay.curl("/viaduct/adapter.js\(query)").text
            #expect(adapter.firstMatch(of: #/"platform":"([a-z]+)"/#)?.1 == Substring(platform))
        }
    }

    @Test func `an app that wants the server's path configuration gets it before its first page, which proposes its visits`()
        async throws
    {
        let relay = try RelayHarness()
        let (page, pageClient) = await relay.connect()
        page.send(open())
        relay.server.tell(ServerSettings(pathConfiguration: Array(#"{"rules":[]}"#.utf8)), to: .ios)
        relay.server.tell(ServerSettings(pathConfiguration: Array(#"{"rules":[],"settings":{}}"#.utf8)), to: .android)
        let (app, appClient) = await relay.connectApp()
        app.send(Array(#"{"type":"register","name":"mine","platform":"ios","components":[],"wants":["pathConfiguration"]}"#.utf8))
        #expect(await relay.serve { pageClient.received.last?.contains(#""name":"mine""#) == true })
        #expect(pageClient.received.last?.contains(#""proposals":true"#) == true)
        page.send(open())
        #expect(await relay.serve { appClient.received.count == 3 })
        #expect(appClient.received[1] == #"{"type":"settings","pathConfiguration":{"rules":[]}}"#)
        #expect(appClient.received[2].contains(#""type":"open""#))
    }

    @Test func `an app that follows Hotwire Native decides about visits, without a path configuration too`() async throws {
        let relay = try RelayHarness()
        let (_, pageClient) = await relay.connect()
        let (app, _) = await relay.connectApp()
        app.send(Array(#"{"type":"register","name":"mine","platform":"ios","components":[],"wants":["pathConfiguration"]}"#.utf8))
        #expect(await relay.serve { pageClient.received.last?.contains(#""name":"mine""#) == true })
        #expect(pageClient.received.last?.contains(#""proposals":true"#) == true)
    }

    @Test func `a path configuration that is read late begins the pages of the apps that want it again`() async throws {
        let relay = try RelayHarness(navigation: .browser)
        let (_, pageClient) = await relay.connect()
        let (app, appClient) = await relay.connectApp()
        app.send(Array(#"{"type":"register","name":"mine","platform":"ios","components":[],"wants":["pathConfiguration"]}"#.utf8))
        #expect(await relay.serve { appClient.received.last == #"{"type":"settings"}"# })
        #expect(await relay.serve { pageClient.received.last?.contains(#""name":"mine""#) == true })
        #expect(pageClient.received.last?.contains("proposals") == false)
        let (other, otherClient) = await relay.connectApp(id: "2", query: "&room=other")
        other.send(Array(#"{"type":"register","name":"other","platform":"android","components":[],"wants":["pathConfiguration"]}"#.utf8))
        #expect(await relay.serve { otherClient.received.last == #"{"type":"settings"}"# })
        relay.server.tell(ServerSettings(pathConfiguration: Array("{}".utf8)), to: .ios)
        #expect(await relay.serve { appClient.received.contains(#"{"type":"settings","pathConfiguration":{}}"#) })
        #expect(await relay.serve { pageClient.received.contains { $0.contains(#""proposals":true"#) } })
        // An app of the other platform does not get it.
        #expect(otherClient.received.last == #"{"type":"settings"}"#)
    }

    @Test func `an app that brings its own path configuration gets none`() async throws {
        let relay = try RelayHarness()
        let (_, pageClient) = await relay.connect()
        relay.server.tell(ServerSettings(pathConfiguration: Array("{}".utf8)), to: .ios)
        let (app, appClient) = await relay.connectApp()
        app.send(register())
        #expect(await relay.serve { pageClient.received.last?.contains(#""name":"mine""#) == true })
        #expect(appClient.received.count == 1)
        #expect(pageClient.received.last?.contains("proposals") == false)
    }

    @Test func `an app that brings no user agent has the server's prefix, and another one keeps its own`() async throws {
        let relay = try RelayHarness(userAgentPrefix: "Shop/2")
        let (_, pageClient) = await relay.connect()
        let (app, _) = await relay.connectApp()
        app.send(register())
        let names = "Hotwire Native iOS; Turbo Native iOS; bridge-components: [form]"
        #expect(await relay.serve { pageClient.received.last?.contains(#" Shop/2 \#(names)""#) == true })
        app.send(Array(#"{"type":"register","name":"mine","platform":"ios","components":["form"],"userAgent":"Own/1"}"#.utf8))
        #expect(await relay.serve { pageClient.received.last?.contains(#" Own/1""#) == true })
    }

    @Test func `an app that registers again stays, with what it says now`() async throws {
        let relay = try RelayHarness()
        let (_, pageClient) = await relay.connect()
        let (app, appClient) = await relay.connectApp()
        app.send(register())
        #expect(await relay.serve { pageClient.received.last?.contains(#""components":["form"]"#) == true })
        app.send(register("mine", #""form","menu""#))
        #expect(await relay.serve { pageClient.received.last?.contains(#""components":["form","menu"]"#) == true })
        #expect(relay.server.apps.remote.count == 1)
        #expect(!appClient.isClosed)
    }

    @Test func `an app of the same name is replaced, and the pages begin again with the new one`() async throws {
        let relay = try RelayHarness()
        let (_, pageClient) = await relay.connect()
        let (old, oldClient) = await relay.connectApp(id: "1")
        old.send(register())
        #expect(await relay.serve { pageClient.received.last?.contains(#""name":"mine""#) == true })
        let (new, _) = await relay.connectApp(id: "2")
        new.send(register("mine", #""form","menu""#))
        #expect(await relay.serve { oldClient.isClosed })
        #expect(oldClient.closeCode == 4000)
        #expect(await relay.serve { pageClient.received.last?.contains(#""components":["form","menu"]"#) == true })
        #expect(!pageClient.received.contains { $0.contains(#""name":"Echo","platform":"ios","components":["form"#) })
        // When this is answered, everything that follows the registration has arrived.
        new.send(envelope(#"{"type":"notice","level":"info","code":"test","text":"the new one"}"#))
        #expect(await relay.serve { pageClient.received.last?.contains("the new one") == true })
        #expect(pageClient.received.count { $0.contains(#""components":["form","menu"]"#) } == 1)
    }

    @Test func `an app of the same name in another room stays, with its pages`() async throws {
        let relay = try RelayHarness()
        let (first, firstClient) = await relay.connectApp(id: "1", query: "&room=anna")
        first.send(register("mine", #""form""#))
        #expect(await relay.serve { relay.server.apps.remote.count == 1 })
        let (_, pageClient) = await relay.connect(query: "&room=anna")
        #expect(await relay.serve { pageClient.received.last?.contains(#""components":["form"]"#) == true })
        let (second, _) = await relay.connectApp(id: "2", query: "&room=ben")
        second.send(register("mine", #""menu""#))
        #expect(await relay.serve { relay.server.apps.remote.count == 2 })
        // When this is answered, everything that follows the registration has arrived.
        first.send(envelope(#"{"type":"notice","level":"info","code":"test","text":"still here"}"#))
        #expect(await relay.serve { pageClient.received.last?.contains("still here") == true })
        #expect(!firstClient.isClosed)
        #expect(!pageClient.received.contains { $0.contains(#""menu""#) })
    }

    @Test func `an app that comes back has lost nothing and gets nothing twice`() async throws {
        let relay = try RelayHarness()
        let (page, _) = await relay.connect()
        page.send(open())
        let (app, appClient) = await relay.connectApp()
        app.send(register())
        #expect(await relay.serve { relay.server.apps.remote.count == 1 })
        page.send(open())
        for number in 1...3 { page.send(Array(#"{"type":"title","title":"\#(number)"}"#.utf8)) }
        #expect(await relay.serve { appClient.received.contains { $0.contains(#""title":"3""#) } })
        // It has received three of the four frames.
        app.close(.goingAway, reason: "")
        for number in 4...5 { page.send(Array(#"{"type":"title","title":"\#(number)"}"#.utf8)) }
        let (_, again) = await relay.connectApp(received: 3)
        #expect(await relay.serve { again.received.count == 4 })
        #expect(again.received.first == #"{"type":"welcome","received":1,"resumed":true}"#)
        #expect(
            again.received.dropFirst().map { $0.dropLast(3).suffix(1) } == ["3", "4", "5"])
    }

    @Test func `a reply of 10 MB arrives, and one over the limit closes the app and tells its pages`() async throws {
        let relay = try RelayHarness(resumeTime: .milliseconds(50))
        let (page, pageClient) = await relay.connect()
        let (app, appClient) = await relay.connectApp()
        app.send(register())
        #expect(await relay.serve { pageClient.received.last?.contains(#""name":"mine""#) == true })
        let text = String(repeating: "x", count: 10 << 20)
        app.send(envelope(#"{"type":"reply","message":{"id":"1","data":"\#(text)"}}"#))
        #expect(await relay.serve { pageClient.received.last?.utf8.count ?? 0 > 10 << 20 })
        page.send(Array(#"{"type":"ack","received":3}"#.utf8))
        app.send([UInt8](repeating: 0x20, count: (16 << 20) + 1))
        #expect(await relay.serve { appClient.isClosed })
        #expect(appClient.closeCode == 1009)
        #expect(await relay.serve { pageClient.received.contains { $0.contains(#""code":"app-gone""#) } })
    }

    @Test func `an app that acknowledges nothing is reported, and again when it answers`() async throws {
        let relay = try RelayHarness()
        let (page, pageClient) = await relay.connect()
        page.send(open())
        let (app, _) = await relay.connectApp()
        app.send(register())
        #expect(await relay.serve { relay.server.apps.remote.count == 1 })
        page.send(open())
        let message = #"{"type":"message","message":{"id":"1","component":"form","event":"connect","data":{"metadata":{"url":"u"}}}}"#
        for _ in 1...2 { page.send(Array(message.utf8)) }
        page.send(Array(#"{"type":"action","control":"1"}"#.utf8))
        #expect(await relay.serve { pageClient.received.last?.contains(#""code":"app-not-answering","cause":"VD-APP-3""#) == true })
        #expect(pageClient.received.last?.contains("since it was sent a message for “form” or a tap or an input: is one") == true)
        app.send(Array(#"{"type":"ack","received":1}"#.utf8))
        #expect(await relay.serve { pageClient.received.last?.contains(#""code":"app-answering""#) == true })
    }

    @Test func `an app that reads nothing is cut off, and the others go on`() async throws {
        let relay = try RelayHarness()
        let (page, pageClient) = await relay.connect()
        page.send(open())
        let (app, appClient) = await relay.connectApp()
        app.send(register())
        #expect(await relay.serve { relay.server.apps.remote.count == 1 })
        page.send(open())
        let text = String(repeating: "x", count: 100_000)
        for _ in 0..<12 { page.send(Array(#"{"type":"title","title":"\#(text)"}"#.utf8)) }
        #expect(await relay.serve { appClient.isClosed })
        #expect(appClient.closeCode == 4001)
        // Once at first, and once more.
        #expect(await relay.serve { pageClient.received.count { $0.contains(#""name":"Echo""#) } == 2 })
        #expect(pageClient.received.contains { $0.contains(#""code":"app-gone","cause":"VD-APP-2""#) })
    }

    @Test(arguments: [
        (#"{"type":"register","name":"","platform":"ios","components":[]}"#, "“name” is empty"),
        (#"{"type":"register","name":"a","platform":"web","components":[]}"#, "“platform” is “web”"),
        (#"{"type":"register","name":"a","platform":"ios","components":"form"}"#, "array of strings"),
        (#"{"type":"register","name":"a","platform":"ios","components":[1]}"#, "array of strings"),
        (#"{"page":"x","frame":[]}"#, "has to be a JSON object"), (#"{"type":"reply"}"#, "is not a frame type"),
        ("[", "one JSON object"),
    ]) func `a bad frame from an app is answered with what is wrong`(frame: String, text: String) async throws {
        let relay = try RelayHarness()
        let (app, client) = await relay.connectApp()
        app.send(Array(frame.utf8))
        #expect(await relay.serve { client.received.count == 2 })
        #expect(client.received.last?.contains(text) == true)
        app.send(register())
        #expect(await relay.serve { relay.server.apps.remote.count == 1 })
    }
}
