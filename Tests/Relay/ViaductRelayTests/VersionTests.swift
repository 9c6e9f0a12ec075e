import Foundation
import LWS
import LWSTestSupport
import Testing
import ViaductProtocol

@testable import ViaductRelay

/// Pages shown as by an earlier version of the app.
@Suite(.serialized, .timeLimit(.minutes(1))) @MainActor struct VersionTests {
    private let relay: RelayHarness
    private let folder = try! TemporaryFolder()

    init() throws {
        try folder.write("export default function start() {}", to: "viaduct/adapter/start.js")
        let versions = try AppVersion.all(json: #"{"1.2":{"components":["form"],"agent":"MyApp/1.2"},"2":{"components":["echo","form"]}}"#)
        relay = try RelayHarness(publicFolder: folder.url, versions: versions)
    }

    private func app(_ client: RecordingClient) throws -> JSONObject {
        let frame = try #require(client.received.last { $0.hasPrefix(#"{"type":"app""#) })
        return try JSONObject(Array(frame.utf8))
    }

    @Test func `a page sees the components of the version that its address names, and its user agent says so`() async throws {
        let (socket, client) = await relay.connect(query: "&version=1.2")
        #expect(await relay.serve { client.received.count >= 2 })
        #expect(try app(client)["components"]?.json == "[]")
        #expect(try app(client)["hidden"]?.json == #"{"echo":"version"}"#)
        #expect(try app(client)["version"]?.string == "1.2")
        #expect(try app(client)["userAgent"]?.string?.hasSuffix(" MyApp/1.2 Echo ios") == true)
        socket.send(Array(#"{"type":"open","url":"http://localhost:3000/a","title":"","platform":"ios"}"#.utf8))
        socket.send(Array(#"{"type":"message","message":{"id":"1","component":"echo","event":"connect","data":{}}}"#.utf8))
        #expect(await relay.serve { client.received.contains { $0.contains("VD-HIDDEN-2") } })
        let notice = try #require(client.received.last { $0.contains("VD-HIDDEN-2") })
        #expect(notice.contains("was dropped: the app of version 1.2 has not got the component."))
        #expect(relay.app.sessions.flatMap(\.frames).count == 1)
        #expect(try await relay.ask("GET", "/viaduct/api/pages").text.contains(#""version":"1.2""#))
    }

    @Test func `a version that nobody knows is told with those that there are`() async throws {
        let (_, client) = await relay.connect(query: "&version=9")
        #expect(await relay.serve { client.received.contains { $0.contains("VD-VERSION-1") } })
        let notice = try #require(client.received.first { $0.contains("VD-VERSION-1") })
        #expect(notice.contains("There is no version “9” of the app, so the page sees the whole app. There are 1.2, 2."))
        #expect(try app(client)["components"]?.json == #"["echo"]"#)
        #expect(try app(client)["version"] == nil)
    }

    @Test func `the web app gets the version's user agent, and its address keeps the version in a cookie`() async throws {
        let answer = try await relay.curl("/viaduct/request", "--header", "cookie: viaduct_version=1.2")
        #expect(answer.headers["x-viaduct-user-agent"]?.hasSuffix(" MyApp/1.2 Echo ios") == true)
        let asked = try await relay.curl("/viaduct/request", "--header", "x-viaduct-uri: /a?viaduct_version=1.2")
        #expect(asked.headers["x-viaduct-version"] == "viaduct_version=1.2; Path=/; SameSite=Lax")
        #expect(asked.headers["x-viaduct-user-agent"]?.contains("MyApp/1.2") == true)
        let choice = try await relay.curl("/viaduct/choice", "--header", "x-viaduct-uri: /a?b=1&viaduct_version=2")
        #expect(choice.headers["location"] == "/a?b=1")
        #expect(choice.headers["set-cookie"] == "viaduct_version=2; Path=/; SameSite=Lax")
        let wrong = try await relay.curl("/viaduct/choice", "--header", "x-viaduct-uri: /?viaduct_version=3")
        #expect(wrong.status == 400)
        #expect(wrong.text == "There is no version “3”. There are 1.2, 2. (VD-VERSION-1)\n")
        let script = try await relay.curl("/viaduct/adapter.js").text
        #expect(script.contains(#""versions":{"1.2":{"components":[],"userAgent":"#))
        #expect(script.contains(#""2":{"components":["echo"],"userAgent":"#))
    }

    @Test func `the console chooses a version for all pages of a room that have none of their own`() async throws {
        let (_, client) = await relay.connect(query: "")
        let (_, own) = await relay.connect(page: String(repeating: "b", count: 32), query: "&version=2")
        #expect(await relay.serve { client.received.count >= 2 && own.received.count >= 2 })
        let answer = try await relay.ask("PUT", "/viaduct/api/components", #"{"version":"1.2"}"#)
        #expect(answer.text == #"{"hidden":[],"version":"1.2","versions":["1.2","2"]}"#)
        #expect(try app(client)["components"]?.json == "[]")
        #expect(try app(own)["components"]?.json == #"["echo"]"#)
        let unknown = try await relay.ask("PUT", "/viaduct/api/components", #"{"version":"3"}"#)
        #expect((unknown.status, unknown.text) == (400, "There is no version “3”. There are 1.2, 2. (VD-VERSION-1)\n"))
        #expect(try await relay.ask("PUT", "/viaduct/api/components", #"{"version":1}"#).status == 400)
        #expect(try await relay.ask("PUT", "/viaduct/api/components", #"{"hidden":[]}"#).text.contains(#""version":"1.2""#))
        #expect(try await relay.ask("PUT", "/viaduct/api/components", #"{"version":null}"#).text.contains(#""version":null"#))
        #expect(try app(client)["components"]?.json == #"["echo"]"#)
    }

    @Test func `a test has a version of its own until it is reset`() async throws {
        let page = await relay.openTestPage()
        #expect(try await relay.test("version", #"{"version":"1.2"}"#).text == #"{"version":"1.2","components":[],"hidden":["echo"]}"#)
        #expect(page.frames("app").last?.contains("MyApp/1.2") == true)
        let unknown = try await relay.test("version", #"{"version":"3"}"#)
        #expect((unknown.status, unknown.text) == (400, "There is no version “3”. There are 1.2, 2. (VD-VERSION-1)\n"))
        #expect(try await relay.test("version").text.contains(#""version":"1.2""#))
        #expect(try await relay.test("reset").status == 200)
        #expect(try await relay.test("version").text == #"{"version":null,"components":["echo"],"hidden":[]}"#)
    }
}
