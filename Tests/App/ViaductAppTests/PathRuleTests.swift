import AppTestSupport
import Foundation
import HotwireNative
import Testing
import ViaductProtocol

@testable import ViaductApp

/// An app's reports of its path rules to the trace.
@MainActor struct PathRuleTests {
    private static let rules = """
        {"rules":[
          {"patterns":[".*"],"properties":{"context":"default","pull_to_refresh_enabled":true}},
          {"patterns":["/edit$","/new"],"properties":{"context":"modal","zoom":1.5,"title":null}},
          {"patterns":["/map$"],"properties":{"uri":"hotwire://fragment/map"}}
        ]}
        """

    private let paths = PathConfiguration(sources: [.data(Data(rules.utf8))])

    private func page(_ platform: Platform = .ios) -> TestPage {
        TestPage([EchoComponent.self], url: "http://localhost/one", platform: platform, paths: paths)
    }

    private func lookup(_ url: String, in page: TestPage) {
        page.send(#"{"type":"lookup","url":\#(JSONText.quoted(url))}"#)
    }

    @Test func `with nobody reading nothing is told`() {
        let page = page()
        page.watch(true)
        page.watch(false)
        let count = page.rules.count
        page.visit("http://localhost/new")
        page.propose("/edit")
        #expect(page.rules.count == count)
    }

    @Test func `the rules of the place are told at once, and of each place that is visited or proposed`() {
        let page = page()
        page.watch(true)
        page.visit("http://localhost/posts/1/edit#top")
        page.propose("/new?draft=1")
        page.send(#"{"type":"open","url":"http://localhost/home","title":"Home","platform":"ios"}"#)
        #expect(
            page.rules.map(\.url) == [
                "http://localhost/one", "http://localhost/posts/1/edit#top", "http://localhost/new?draft=1", "http://localhost/home",
            ])
        #expect(page.rules.map(\.path) == ["/one", "/posts/1/edit", "/new?draft=1", "/home"])
        #expect(page.rules.map { $0.rules.map(\.pattern) } == [[".*"], [".*", "/edit$"], [".*", "/new"], [".*"]])
        #expect(page.rules.map { $0.rules.map(\.index) } == [[0], [0, 1], [0, 1], [0]])
        #expect(page.rules.allSatisfy { $0.count == 3 })
    }

    @Test func `each rule has its own properties, and later ones win in those of all`() throws {
        let page = page()
        lookup("http://localhost/new", in: page)
        let report = try #require(page.rules.last)
        #expect(
            report.rules.map(\.properties) == [
                #"{"context":"default","pull_to_refresh_enabled":true}"#, #"{"context":"modal","title":null,"zoom":1.5}"#,
            ])
        #expect(report.properties == #"{"context":"modal","pull_to_refresh_enabled":true,"title":null,"zoom":1.5}"#)
    }

    @Test func `the rules for turbo-rails' redirects come behind those of the configuration`() throws {
        let page = page()
        lookup("http://localhost/recede_historical_location", in: page)
        #expect(page.rules.last?.rules.map(\.index) == [0, 3])
        #expect(page.rules.last?.properties?.contains(#""historical_location":true"#) == true)
    }

    @Test func `a lookup needs nobody who reads, and acts on nothing`() async throws {
        let page = page()
        let screen = try await page.screen()
        let frames = page.frames
        lookup("http://localhost/new", in: page)
        lookup("https://elsewhere.example/map", in: page)
        await page.turn()
        #expect(page.rules.map(\.path) == ["/new", "/map"])
        #expect(page.frames == frames)
        page.message("echo", "connect")
        #expect(page.notices == [])
        #expect(try await page.screen().url == screen.url)
    }

    @Test(arguments: ["", "http://[", "http://a b:c/"]) func `no rule matches what is no URL`(url: String) throws {
        let page = page()
        lookup(url, in: page)
        let report = try #require(page.rules.last)
        #expect((report.url, report.path, report.count, report.rules, report.properties) == (url, "", 3, [], "{}"))
    }

    @Test func `on Android an address of a screen counts too`() {
        let (ios, android) = (page(), page(.android))
        lookup("http://localhost/map", in: android)
        #expect(android.rules.last?.properties?.contains(#""view_controller":"map""#) == true)
        paths.followsAndroid = false
        lookup("http://localhost/map", in: ios)
        #expect(ios.rules.last?.properties?.contains("view_controller") == false)
    }

    @Test func `of a configuration that comes late, the rules of the place are told while somebody reads`() async {
        let (page, other) = (page(), page())
        page.watch(true)
        other.watch(true)
        other.close()
        #expect(paths.observers.count == 1)
        paths.sources = [.data(Data(#"{"rules":[{"patterns":["/one"],"properties":{}}]}"#.utf8))]
        await page.turn()
        #expect(page.rules.map { $0.rules.map(\.pattern) } == [[".*"], ["/one"]])
        #expect(other.rules.count == 1)
        page.watch(false)
        #expect(paths.observers.isEmpty)
        paths.sources = [.data(Data(Self.rules.utf8))]
        await page.turn()
        #expect(page.rules.count == 2)
    }
}
