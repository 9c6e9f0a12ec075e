import LWSTestSupport
import Testing
import ViaductProtocol

@testable import ViaductRelay

/// `screen`, `tap`, `choose`, `type`, `answer` and `reply` of the test API.
@Suite(.serialized, .timeLimit(.minutes(1))) @MainActor struct TestControlTests {
    private let relay: RelayHarness

    init() throws {
        relay = try RelayHarness()
    }

    private static let screen = """
        {"url":"u","bar":{"left":[],"right":[
          {"control":"1","title":"Save","enabled":true,"style":"plain","component":"form"},
          {"control":"2","title":"More","enabled":true,"style":"plain","menu":{"title":"","children":[
            {"control":"3","title":"Delete","enabled":true,"state":"off"}]}},
          {"control":"4","title":"Off","enabled":false,"style":"plain"}],
          "search":{"control":"5","title":"Search","text":"","enabled":true,"active":false,"submit":"6"}},
         "overlays":[{"kind":"segments","id":"s","position":"top","control":"7","label":"Size","enabled":true,"title":"","segments":["S","M"],"selected":0}],
         "presented":[PRESENTED],"asks":[ASKS]}
        """

    /// A page of the test that shows a screen.
    private func open(presented: String = "", asks: String = "", digit: String = "a") async throws -> (page: TestClient, session: EchoSession) {
        let page = await relay.openTestPage(digit: digit)
        let session = try #require(relay.app.sessions.last)
        let screen = Self.screen.replacing("PRESENTED", with: presented).replacing("ASKS", with: asks).replacing("\n", with: "")
        session.outlet?.send(.screen(screen))
        return (page, session)
    }

    private func actions(_ session: EchoSession) -> [String] {
        session.frames.compactMap { if case .action(let control, let value) = $0 { "\(control) \(value ?? "-")" } else { nil } }
    }

    @Test func `a control is tapped by its title, one of a menu too`() async throws {
        let (_, session) = try await open()
        let tapped = try await relay.test("tap", #"{"title":"Save"}"#)
        #expect(tapped.text == #"{"page":"aaaaaaaa","control":"1","title":"Save","kind":"bar item"}"#)
        #expect(try await relay.test("tap", #"{"title":"Delete"}"#).status == 200)
        #expect(actions(session) == ["1 -", "3 -"])
    }

    @Test func `options are chosen and texts are typed by the control's name`() async throws {
        let (_, session) = try await open()
        #expect(try await relay.test("choose", #"{"title":"Size","option":"M"}"#).status == 200)
        #expect(try await relay.test("choose", #"{"title":"Size","value":0}"#).status == 200)
        #expect(try await relay.test("choose", #"{"option":"Delete"}"#).status == 200)
        #expect(try await relay.test("type", #"{"title":"Search","text":"a \"b\"","submit":true}"#).status == 200)
        #expect(actions(session) == ["7 1", "7 0", "3 -", #"5 "a \"b\"""#, "6 -"])
    }

    @Test func `the answer to a control that is not there, off, covered or ambiguous says what to do`() async throws {
        _ = try await open()
        let cases = [
            ("tap", #""title":"Send""#, "The screen has no control “Send”. It has “Save” (bar item), “More” (bar item), “Delete” (menu)"),
            ("tap", #""title":"Off""#, "“Off” (bar item, control 4) is disabled."),
            ("tap", #""title":"More""#, "opens a menu in the page"),
            ("choose", #""title":"Size","option":"L""#, "has no option “L”. It has “S”, “M”."),
            ("type", #""title":"Save","text":"x""#, "The screen has no control “Save”."),
        ]
        for (verb, parameters, text) in cases {
            let response = try await relay.test(verb, "{\(parameters),\"timeout\":0}")
            #expect(response.status == 409)
            #expect(response.text.contains(text), "\(response.text)")
        }
    }

    @Test func `an alert covers what is behind it`() async throws {
        let alert = """
            {"kind":"alert","id":"a","title":"Sure?","fields":[],"actions":[
            {"control":"8","title":"Yes","enabled":true,"style":"default"},{"control":"9","title":"Yes","enabled":true,"style":"cancel"}],"dismiss":"10"}
            """
        let (_, session) = try await open(presented: alert)
        let covered = try await relay.test("tap", #"{"title":"Save","timeout":0}"#)
        #expect(covered.text.contains("is covered by what is presented"))
        let ambiguous = try await relay.test("tap", #"{"title":"Yes","timeout":0}"#)
        #expect(ambiguous.text.contains("2 controls fit “Yes”: “Yes” (action, control 8), “Yes” (action, control 9)."))
        #expect(try await relay.test("tap", #"{"control":"9"}"#).status == 200)
        #expect(try await relay.test("tap", #"{"title":"Dismiss: Sure?"}"#).status == 200)
        #expect(actions(session) == ["9 -", "10 -"])
    }

    @Test func `an open ask is answered, and those that come are answered at once`() async throws {
        let ask = #"{"kind":"permission","id":"12","control":"12","title":"Allow?","enabled":true,"subject":"camera"}"#
        let (page, session) = try await open(asks: ask)
        let wrong = try await relay.test("answer", #"{"ask":"location","value":null,"timeout":0}"#)
        #expect(wrong.text.contains("No ask “location” is open. Open: “permission:camera”."))
        #expect(try await relay.test("answer", #"{"ask":"permission:camera","value":true}"#).status == 200)
        #expect(actions(session) == ["12 true"])
        #expect(try await relay.test("answer", #"{"preset":{"location":{"latitude":1}}}"#).status == 200)
        session.outlet?.send(
            .screen(
                #"{"url":"u","bar":{"left":[],"right":[]},"presented":[],"asks":[{"kind":"location","id":"13","control":"13","title":"Where?","enabled":true}]}"#
            ))
        #expect(await relay.serve { actions(session).count == 2 })
        #expect(actions(session).last == #"13 {"latitude":1}"#)
        #expect(!page.frames("screen").contains { $0.contains("Where?") })
        #expect(try await relay.test("answer", #"{"preset":{"text-size":"small"}}"#).status == 400)
    }

    @Test func `a reply by hand goes to the newest message that fits`() async throws {
        let (page, _) = try await open()
        page.say("form", "connect", #"{"n":1}"#, id: "1")
        page.say("form", "connect", #"{"n":2}"#, id: "2")
        #expect(try await relay.test("messages", #"{"count":2}"#).status == 200)
        #expect(try await relay.test("reply", #"{"component":"form","data":{"ok":true}}"#).status == 200)
        #expect(try await relay.test("reply", #"{"component":"form","matching":{"n":1},"as":"submit"}"#).status == 200)
        let replies = page.frames("reply").suffix(2).map { $0 }
        #expect(replies.first == #"{"type":"reply","message":{"id":"2","component":"form","event":"connect","data":{"ok":true}}}"#)
        #expect(replies.last == #"{"type":"reply","message":{"id":"1","component":"form","event":"submit","data":{"n":1}}}"#)
        let missing = try await relay.test("reply", #"{"component":"menu","timeout":0}"#)
        #expect(missing.text.contains("No page has sent a message “menu” to reply to. The newest are: form/connect"))
    }

    @Test func `with two pages, one has to be chosen`() async throws {
        _ = try await open()
        let (_, second) = try await open(digit: "b")
        let response = try await relay.test("tap", #"{"title":"Save","timeout":0}"#)
        #expect(
            response.text.contains(
                "The test has 2 pages: aaaaaaaa (http://localhost:3000/a), bbbbbbbb (http://localhost:3000/a). Choose one by “page”."))
        #expect(try await relay.test("tap", #"{"title":"Save","page":"bbbbbbbb"}"#).status == 200)
        #expect(actions(second) == ["1 -"])
    }
}
