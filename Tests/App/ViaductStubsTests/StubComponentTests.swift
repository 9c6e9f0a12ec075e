import AppTestSupport
import Foundation
import Testing
import ViaductApp
import ViaductComponents
import ViaductProtocol

@testable import ViaductStubs

/// Stubs in the session of a page, as the server runs them.
@MainActor @Suite struct StubComponentTests {
    private static let examples = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../../docs/examples/stubs")

    init() { ComponentLog.install { _ in } }

    private func page(_ text: String, name: String = "rating") throws -> TestPage {
        let app = EmbeddedApp(
            name: "Test", platform: .ios, components: [], builtIns: [ButtonComponent.self, ToastComponent.self], tellsWhoAnswers: false)
        app.use([try Stub(Array(text.utf8), file: "\(name).json")])
        return TestPage(app)
    }

    private func example(_ name: String) throws -> TestPage {
        try page(String(contentsOf: Self.examples.appending(path: "\(name).json"), encoding: .utf8), name: name)
    }

    // MARK: The examples of the guide

    @Test func `a rule shows a button, whose tap is replied to`() async throws {
        let page = try example("rating")
        #expect(page.app.description.components == ["button", "toast", "rating"])
        #expect(page.app.description.userAgent.hasSuffix("[button toast rating]"))
        let id = page.message("rating", "connect", #"{"title":"Viaduct","most":5}"#)
        let button = try #require(try await page.screen().bar.rightButtons.first)
        #expect((button.title, button.image) == ("Rate Viaduct", .init(symbol: "star")))
        try await page.tap("Rate Viaduct")
        #expect(page.replies.map(\.id) == [id])
        #expect(page.replies.map(\.event) == ["rated"])
        #expect(page.replies.map(\.data) == [#"{"stars":5,"text":"Rated Viaduct"}"#])
        page.message("rating", "connect", #"{"title":"Again","most":5}"#)
        #expect(try await page.screen().bar.rightButtons.map(\.title) == ["Rate Again"])
        page.message("rating", "disconnect")
        #expect(try await page.screen().bar.right.isEmpty)
    }

    @Test func `a form's button is disabled and enabled, and its reply has the message's data`() async throws {
        let page = try example("form")
        page.message("form", "connect", #"{"submitTitle":"Save"}"#)
        page.message("form", "submitDisabled")
        #expect(try await page.screen().bar.rightButtons.map(\.enabled) == [false])
        page.message("form", "submitEnabled")
        try await page.tap("Save")
        #expect(page.replies.map(\.event) == ["connect"])
        #expect(page.replies.first?["submitTitle"] as? String == "Save")
    }

    @Test func `a sheet has the page's list, and a menu its own`() async throws {
        let page = try example("menu")
        page.message("menu", "display", #"{"title":"Options","items":[{"title":"One"},"Two",{}]}"#)
        let sheet = try #require(try await page.screen().presented.first?.sheet)
        #expect((sheet.title, sheet.actions.map(\.title)) == ("Options", ["One", "Two", "{}"]))
        try await page.tap("Two")
        page.message("menu", "connect")
        try await page.tap("Share")
        try await page.tap("Delete")
        #expect(page.replies.map(\.event) == ["display", "chosen", "deleted"])
        #expect(page.replies.map(\.data) == [#"{"selectedIndex":1}"#, #"{"index":0,"item":"Share"}"#, #"{"item":"Delete"}"#])
    }

    @Test func `the data chooses the rule, and an alert has a field`() async throws {
        let page = try example("alert")
        page.message("alert", "show", #"{"title":"Name?","kind":"rename"}"#)
        try await page.tap("Name", value: #""Ada""#)
        try await page.tap("OK")
        page.message("alert", "show", #"{"title":"Delete?","description":"For good.","kind":"rename it"}"#)
        let alert = try #require(try await page.screen().presented.first?.alert)
        #expect((alert.title, alert.message) == ("Delete?", "For good."))
        #expect(alert.actions.map(\.style) == [.cancel, .destructive])
        try await page.tap("Keep")
        #expect(page.replies.map(\.data) == [#"{"name":"Ada"}"#])
    }

    @Test func `a toast is shown, and messages are counted`() async throws {
        let page = try example("toast")
        page.message("toast", "show", #"{"message":"Saved"}"#)
        page.message("toast", "show", #"{"message":"Again"}"#)
        #expect(try await page.screen().overlays.compactMap(\.element.label?.text) == ["Saved", "Again"])
        #expect(page.replies.map(\.data) == [#"{"shown":1}"#, #"{"shown":2}"#])
    }

    @Test(arguments: [true, false]) func `a permission is asked for`(isGranted: Bool) async throws {
        let page = try example("camera-permission")
        page.message("camera-permission", "request")
        #expect(try await page.answer(.permission, "\(isGranted)").subject == "camera")
        #expect(try await page.replies(1)[0].data == #"{"granted":\#(isGranted)}"#)
    }

    @Test func `replies come late, several times, and from a list`() async throws {
        let page = try example("upload")
        page.message("upload", "start")
        #expect(page.replies.isEmpty)
        #expect(try await page.replies(1)[0].data == #"{"reason":"No connection"}"#)
        page.message("upload", "start")
        page.message("upload", "start")
        let replies = try await page.replies(7).dropFirst().map(\.data)
        #expect(replies.count { $0 == #"{"file":"first.jpg","attempt":1}"# } == 3)
        #expect(replies.count { $0 == #"{"file":"second.jpg","attempt":2}"# } == 3)
    }

    @Test func `a page with a reply that waits for its time is busy, and says with what`() async throws {
        let page = try page(
            #"{"rules":[{"on":"connect","reply":{"event":"late","delayMs":300}},{"on":"twice","reply":{"repeat":2,"everyMs":100}}]}"#)
        #expect(await page.settle() == nil)
        page.message("rating", "connect")
        let busy = try #require(await page.settle())
        let found = try #require(try busy.wholeMatch(of: Regex(#"the stub “rating” replies “late” in (\d+) ms, by its delayMs or everyMs\."#)))
        let milliseconds = try #require(found.output[1].substring.flatMap { Int($0) })
        #expect((1...300).contains(milliseconds))
        _ = try await page.replies(1)
        #expect(await page.settle() == nil)
        page.message("rating", "twice")
        #expect(await page.settle()?.contains("replies “twice”") == true)
        _ = try await page.replies(3)
        #expect(await page.settle() == nil)
        page.message("rating", "connect")
        page.visit("http://localhost/two")
        #expect(await page.settle() == nil)
    }

    @Test func `a rule may show or do something without a reply`() async throws {
        let page = try page(#"{"rules":[{"on":"quiet"},{"on":"none","button":{"title":"Go"},"reply":null},{"on":"loud","reply":{}}]}"#)
        page.message("rating", "quiet")
        page.message("rating", "none")
        try await page.tap("Go")
        page.message("rating", "loud")
        #expect(page.replies.map(\.event) == ["loud"])
        #expect(page.notices.isEmpty)
    }

    @Test func `the way back stays beside a button on the left`() async throws {
        let page = try page(#"{"rules":[{"on":"connect","button":{"title":"Close","side":"left"}}]}"#)
        page.visit("/second")
        page.message("rating", "connect")
        let bar = try await page.screen().bar
        #expect(bar.leftButtons.map(\.title) == ["Close"])
        #expect(bar.back != nil)
    }

    // MARK: Bounds and mistakes

    @Test func `a message without a rule is told of`() throws {
        let page = try page(#"{"rules":[{"on":"connect","data":{"a":1}}]}"#)
        page.message("rating", "conect")
        page.message("rating", "connect")
        page.message("rating", "disconnect")
        #expect(page.notices.map(\.cause) == ["VD-STUB-4", "VD-STUB-4"])
        #expect(page.notices[0].text.contains("Did you mean “connect”?"))
    }

    @Test func `a reply that would be too long is not sent`() async throws {
        let copies = (0..<40).map { #""\#($0)":"{{data}}""# }.joined(separator: ",")
        let page = try page(#"{"rules":[{"on":"connect","reply":{"data":{\#(copies)}}}]}"#)
        page.message("rating", "connect", #"{"pad":"\#(String(repeating: "x", count: 100_000))"}"#)
        #expect(page.replies.isEmpty)
        #expect(page.notices.map(\.cause) == ["VD-STUB-5"])
    }

    @Test func `replies with the same delay come in the order of their messages`() async throws {
        let page = try page(#"{"rules":[{"on":"connect","reply":{"delayMs":20}}]}"#)
        var ids: [String] = []
        for round in 1...20 {
            for _ in 0..<100 { ids.append(page.message("rating", "connect")) }
            #expect(try await page.replies(round * 100).map(\.id) == ids)
        }
    }

    @Test func `no more replies wait than may`() async throws {
        let page = try page(#"{"rules":[{"on":"connect","reply":{"delayMs":60000}}]}"#)
        for _ in 0..<130 { page.message("rating", "connect") }
        #expect(page.notices.map(\.cause) == ["VD-STUB-5", "VD-STUB-5"])
    }

    @Test func `a choice of a list that is hostile is harmless`() async throws {
        let page = try example("menu")
        page.message("menu", "display", #"{"items":[\#(String(repeating: "[[[]]],", count: 5000))0]}"#)
        #expect(try await page.screen().presented.first?.sheet?.actions.count == 256)
        page.message("menu", "display", #"{"items":{"a":1}}"#)
        page.message("menu", "display", #"{"items":null,"title":["x"]}"#)
    }

    @Test func `the app's own component goes before a stub, and a stub before a built-in one`() async throws {
        let text = Array(#"{"rules":[{"on":"connect","reply":{"event":"stub"}}]}"#.utf8)
        let app = EmbeddedApp(name: "App", platform: .ios, components: [ButtonComponent.self], builtIns: [ToastComponent.self])
        app.use([try Stub(text, file: "button.json"), try Stub(text, file: "toast.json")])
        let page = TestPage(app)
        #expect(page.notices.contains { $0.cause == "VD-STUB-6" && $0.text.contains("button.json") })
        page.message("button", "connect", #"{"title":"Own"}"#)
        page.message("toast", "connect")
        #expect(try await page.screen().bar.rightButtons.map(\.title) == ["Own"])
        #expect(page.replies.map(\.component) == ["toast"])
        app.use([])
        #expect(app.description.components == ["button", "toast"])
    }

    @Test func `what a stub shows settles its message, unless that is a component's first one`() async throws {
        let alert = #""alert":{"title":"Sure?","items":[{"title":"Yes"}]}"#
        let page = try page(#"{"rules":[{"on":"connect",\#(alert)},{"on":"show",\#(alert)}]}"#)
        page.message("rating", "connect")
        try await page.tap("Yes")
        await page.turn()
        #expect(page.settled.isEmpty)
        let id = page.message("rating", "show")
        try await page.tap("Yes")
        await page.turn()
        #expect(page.settled == [id])
        let asking = try self.page(#"{"rules":[{"on":"connect","ask":"camera"}]}"#)
        asking.message("rating", "connect")
        _ = try await asking.answer(.permission, "true")
        await asking.turn()
        #expect(asking.settled.isEmpty)
    }

    @Test func `a page has stubs of its own`() throws {
        let stub = try Stub(Array(#"{"rules":[{"on":"connect","reply":{"event":"own"}}]}"#.utf8), file: "rating.json")
        let page = try page(#"{"rules":[{"on":"connect","reply":{"event":"app"}}]}"#)
        page.message("rating", "connect")
        page.use([stub])
        page.visit("http://localhost/two")
        page.message("rating", "connect")
        #expect(page.replies.map(\.event) == ["app", "own"])
    }

    @Test func `a page's own stub goes before the app's own component`() async throws {
        let stub = try Stub(Array(#"{"rules":[{"on":"connect","reply":{"event":"own"}}]}"#.utf8), file: "button.json")
        let app = EmbeddedApp(name: "App", platform: .ios, components: [ButtonComponent.self])
        app.use([try Stub(Array(#"{"rules":[]}"#.utf8), file: "button.json")])
        let page = TestPage(app)
        page.use([stub])
        page.visit("http://localhost/two")
        page.message("button", "connect", #"{"title":"Own"}"#)
        #expect(page.replies.map(\.event) == ["own"])
        #expect(try await page.screen().bar.right.isEmpty)
        let other = TestPage(app)
        other.message("button", "connect", #"{"title":"Own"}"#)
        #expect(try await other.screen().bar.rightButtons.map(\.title) == ["Own"])
    }
}
