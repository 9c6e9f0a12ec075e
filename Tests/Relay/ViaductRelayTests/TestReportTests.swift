import Foundation
import LWS
import LWSTestSupport
import Testing
import ViaductProtocol

@testable import ViaductRelay

/// The report of a test: one file, with its steps and its recording.
@Suite(.serialized, .timeLimit(.minutes(1))) @MainActor struct TestReportTests {
    private let relay: RelayHarness

    init() throws {
        let repository = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../..").standardized
        relay = try RelayHarness(publicFolder: repository.appending(path: "public"))
    }

    /// The text of an element of the file, by its id.
    private func element(_ id: String, in page: String) throws -> String {
        let start = try #require(page.range(of: "id=\"\(id)\">\n")?.upperBound)
        return String(page[start...].prefix { $0 != "<" }).trimmingCharacters(in: .whitespacesAndNewlines)
    }

    @Test func `a report has the steps of the test with their errors, and the events of its pages only`() async throws {
        let page = await relay.openTestPage()
        _ = await relay.openTestPage(tag: "other", digit: "b")
        page.say("form", "connect")
        #expect(try await relay.test("messages", #"{"component":"form"}"#).status == 200)
        #expect(try await relay.test("tap", #"{"title":"Save","timeout":0}"#).status == 409)
        let report = try await relay.test("report", #"{"title":"a note is saved","failure":"no Save"}"#)
        #expect(report.status == 200)
        let test = try JSONObject(Array(element("test", in: report.text).utf8))
        #expect((test["test"]?.string, test["title"]?.string, test["failure"]?.string) == ("t", "a note is saved", "no Save"))
        let steps = try #require(test["steps"]?.elements(atMost: 10))
        #expect(steps.map { $0.object?["verb"]?.string } == ["messages", "tap"])
        #expect(steps.last?.object?["parameters"]?.json == #"{"title":"Save","timeout":0}"#)
        #expect(steps.last?.object?["error"]?.string?.contains("has no screen yet") == true)
        let lines = try element("recording", in: report.text).split(separator: "\n")
        #expect(lines.contains { $0.hasPrefix(#"{"viaduct":"#) })
        #expect(lines.contains { $0.contains(#""component":"form""#) })
        #expect(!lines.contains { $0.contains("bbbbbbbb") })
    }

    @Test func `hostile texts end no element of the file`() async throws {
        let hostile = "</script><script>alert(1)</script><!--"
        let page = await relay.openTestPage()
        page.send(#"{"type":"message","message":{"id":"1","component":"form","event":"connect","data":{"title":"\#(hostile)"}}}"#)
        _ = try await relay.test("messages", #"{"component":"\#(hostile)","timeout":0}"#)
        let report = try await relay.test("report", #"{"title":"\#(hostile)","failure":"\#(hostile)"}"#).text
        #expect(!report.contains("alert(1)</script>"))
        #expect(!report.contains("<script>alert"))
        let escaped = #"\u003c/script>\u003cscript>alert(1)"#
        #expect(report.components(separatedBy: escaped).count - 1 >= 4)
    }

    @Test func `what was typed or answered, and a secret by its key, is in no step`() async throws {
        _ = await relay.openTestPage()
        for (verb, parameters) in [
            ("type", #"{"title":"Code","text":"hunter2","timeout":0}"#), ("answer", #"{"ask":"token","value":"hunter2","timeout":0}"#),
            ("messages", #"{"data":{"password":"hunter2"},"timeout":0}"#),
        ] {
            #expect(try await relay.test(verb, parameters).status == 409)
        }
        let test = try element("test", in: await relay.test("report").text)
        #expect(!test.contains("hunter2"))
        #expect(test.components(separatedBy: "[masked]").count - 1 >= 3)
    }

    @Test func `a report keeps the newest steps, and leaves large parameters out`() async throws {
        var steps = TestSteps()
        let large = #"{"title":"\#(String(repeating: "a", count: 5000))"}"#
        steps.add("tap", Array(large.utf8), from: 1, to: 2, error: nil)
        #expect(steps.json == #"[{"verb":"tap","start":1,"end":2}]"#)
        for number in 0..<500 { steps.add("tap", Array("{}".utf8), from: number, to: number, error: nil) }
        let all = try #require(JSONObject(Array("{\"a\":\(steps.json)}".utf8))["a"]?.elements(atMost: 501))
        #expect((all.count, all.first?.json) == (500, #"{"verb":"tap","start":0,"end":0,"parameters":{}}"#))
    }

    @Test func `a failing call says what went wrong in the page`() async throws {
        let page = await relay.openTestPage()
        page.send(#"{"type":"event","name":"logged","text":"Error connecting controller: x is null"}"#)
        _ = try await relay.test("idle")
        let failed = try await relay.test("tap", #"{"title":"Save","timeout":0}"#).text
        #expect(
            failed == """
                The page aaaaaaaa has no screen yet. Waited 0 ms. (VD-TEST-1)
                In the page: Stimulus: Error connecting controller: x is null (VD-PAGE-4)\n
                """)
        #expect(try await relay.test("strict").text.components(separatedBy: "x is null").count == 2)
    }

    @Test func `unknown parameters and another room's tests are refused`() async throws {
        #expect(try await relay.test("report", #"{"name":"t"}"#).status == 400)
        #expect(try await relay.test("report", #"{"title":7}"#).status == 400)
        #expect(try await relay.ask("GET", "/viaduct/api/tests/t/report").status == 405)
    }
}
