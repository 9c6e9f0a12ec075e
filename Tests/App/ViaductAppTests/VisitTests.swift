import AppTestSupport
import Testing
import UIKit
import ViaductComponents

extension EmbeddedSessionTests {
    /// A page that visits several places.
    @MainActor @Suite struct VisitTests {
        let page = TestPage(BuiltInComponents.all + [EchoComponent.self])

        init() { EchoComponent.log = [] }

        @Test func `each location has its own screen`() async throws {
            page.message("form", "connect", #"{"submitTitle":"Save"}"#)
            page.visit("http://localhost/two", title: "Two")
            let two = try await page.screen()
            #expect(two.url == "http://localhost/two")
            #expect(two.bar.title == "Two")
            #expect(two.bar.right.isEmpty)
            page.visit("http://localhost/one", title: "One", action: "restore")
            #expect(try await page.screen().bar.rightButtons.map(\.title) == ["Save"])
        }

        @Test func `a replaced location is gone`() async throws {
            page.message("form", "connect", #"{"submitTitle":"Save"}"#)
            page.visit("http://localhost/two", action: "replace")
            page.visit("http://localhost/one", action: "restore")
            #expect(try await page.screen().bar.right.isEmpty)
        }

        @Test func `what was above a restored location is gone`() async throws {
            page.visit("http://localhost/two")
            page.message("form", "connect", #"{"submitTitle":"Save"}"#)
            page.visit("http://localhost/one", action: "restore")
            page.visit("http://localhost/two", action: "restore")
            #expect(try await page.screen().bar.right.isEmpty)
        }

        @Test(arguments: ["advance", "replace", "restore"])
        func `another fragment of the same document keeps the screen`(action: String) async throws {
            page.message("form", "connect", #"{"submitTitle":"Save"}"#)
            page.visit("http://localhost/one#part", title: "Part", action: action)
            let screen = try await page.screen()
            #expect(screen.url == "http://localhost/one#part")
            #expect(screen.bar.title == "Part")
            #expect(screen.bar.rightButtons.map(\.title) == ["Save"])
            page.message("echo", "connect")
            #expect(page.replies.count == 1)
        }

        @Test func `a component of a restored location can reply again`() {
            page.message("echo", "connect")
            page.visit("http://localhost/two")
            page.visit("http://localhost/one", action: "restore")
            page.message("echo", "connect")
            #expect(page.replies.count == 2)
        }

        @Test func `a disconnect after the URL has changed reaches the location that was left`() async throws {
            page.message("button", "right", #"{"title":"Old"}"#)
            page.visit("http://localhost/two")
            page.message("button", "right", #"{"title":"Too late"}"#, url: "http://localhost/one")
            page.message("button", "disconnect")
            page.message("button", "right", #"{"title":"New"}"#)
            #expect(try await page.screen().bar.rightButtons.map(\.title) == ["New"])
            #expect(page.notices.map(\.code) == ["wrong-url", "late-disconnect"])
            page.visit("http://localhost/one", action: "restore")
            #expect(try await page.screen().bar.right.isEmpty)
        }

        @Test func `a disconnect after the component's next connect belongs to the new location`() async throws {
            page.message("button", "right", #"{"title":"Old"}"#)
            page.visit("http://localhost/two")
            page.message("button", "right", #"{"title":"New"}"#)
            page.message("button", "disconnect")
            #expect(try await page.screen().bar.right.isEmpty)
            page.visit("http://localhost/one", action: "restore")
            #expect(try await page.screen().bar.rightButtons.map(\.title) == ["Old"])
            #expect(page.notices.isEmpty)
        }

        @Test func `a disconnect of one component is late although another one has connected meanwhile`() async throws {
            page.message("button", "right", #"{"title":"Old"}"#)
            page.message("form", "connect", #"{"submitTitle":"Save"}"#)
            page.visit("http://localhost/two")
            page.message("button", "right", #"{"title":"New"}"#)
            page.message("form", "disconnect")
            page.visit("http://localhost/one", action: "restore")
            #expect(try await page.screen().bar.rightButtons.map(\.title) == ["Old"])
        }

        @Test func `a disconnect after the URL has changed never makes a component`() {
            page.visit("http://localhost/two")
            page.message("echo", "disconnect")
            #expect(EchoComponent.log.isEmpty)
            #expect(page.notices.map(\.code) == ["late-disconnect"])
            #expect(page.notices.map(\.cause) == ["VD-INACTIVE-2"])
            page.visit("http://localhost/three")
            page.message("echo", "disconnect")
            #expect(page.notices.count == 1)
        }

        @Test func `what was presented is dismissed when the page goes on`() async throws {
            let id = page.message("alert", "show", #"{"title":"Sure?"}"#)
            #expect(try await page.screen().presented.count == 1)
            page.visit("http://localhost/two")
            #expect(try await page.screen().presented.isEmpty)
            page.visit("http://localhost/one", action: "restore")
            #expect(try await page.screen().presented.isEmpty)
            #expect(page.settled == [id])
        }

        @Test func `the document's title is the bar's`() async throws {
            page.send(#"{"type":"title","title":"A \"quoted\" title"}"#)
            #expect(try await page.screen().bar.title == "A \"quoted\" title")
            page.message("form", "connect", #"{"submitTitle":"Save"}"#)
            page.send(#"{"type":"title","title":"Another"}"#)
            #expect(try await page.screen().bar.title == "Another")
        }

        @Test func `a place that has another title when the page is back there shows that one`() async throws {
            page.message("echo", "connect")
            page.visit("http://localhost/two", title: "Two")
            page.visit("http://localhost/one", title: "Renamed", action: "restore")
            #expect(try await page.screen().bar.title == "Renamed")
        }

        @Test func `a tap that comes after another document was loaded is one on nothing`() async throws {
            page.message("form", "connect", #"{"submitTitle":"Save"}"#)
            let save = try #require(try await page.screen().bar.rightButtons.first?.control)
            page.send(#"{"type":"open","url":"http://localhost/one","title":"One","platform":"ios"}"#)
            page.act(save)
            #expect(page.notices.map(\.code) == ["unknown-control"])
        }

        @Test func `open starts afresh`() async throws {
            page.message("form", "connect", #"{"submitTitle":"Save"}"#)
            page.send(#"{"type":"open","url":"http://localhost/one","title":"One","platform":"ios"}"#)
            #expect(try await page.screen().bar.right.isEmpty)
        }
    }
}
