import Foundation
import Testing
import ViaductProtocol

@testable import viaduct

/// The verdicts of a trace, each listed once.
@Suite struct DroppedListTests {
    private func list(_ records: String...) throws -> String {
        var list = DroppedList()
        for record in records { list.take(try JSONObject(Array(record.utf8))) }
        return list.json
    }

    private func notice(_ page: String, id: String, code: String = "unknown-event", text: String = "No.", level: String = "warning") -> String {
        """
        {"n":1,"page":"\(page)","kind":"notice","component":"form","event":"conect","id":"\(id)","level":"\(level)","cause":"VD-EVENT-1",\
        "frame":{"type":"notice","code":"\(code)","text":"\(text)"}}
        """
    }

    private let fate = """
        {"n":2,"page":"a","kind":"fate","component":"form","event":"conect","id":"1","cause":"VD-EVENT-1",\
        "frame":{"type":"fate","id":"1","component":"form","event":"conect","state":"dropped","code":"unknown-event","cause":"VD-EVENT-1"}}
        """

    @Test func `a verdict stands once, with its count and its pages`() throws {
        let verdict = #""code":"VD-EVENT-1","text":"No.","component":"form","event":"conect","count":2,"pages":["a","b"]"#
        #expect(try list(notice("a", id: "1"), notice("b", id: "1")) == "{\"dropped\":[{\(verdict)}]}")
        #expect(try list(notice("a", id: "1", level: "info")) == #"{"dropped":[]}"#)
    }

    @Test func `the notice and the fate of one message are one verdict`() throws {
        let once = try list(notice("a", id: "1"))
        #expect(try list(notice("a", id: "1"), fate) == once)
        #expect(try list(fate, notice("a", id: "1")) == once)
        #expect(try list(fate).contains("“form”, event “conect”: dropped: unknown-event."))
    }

    @Test func `what was taken back is left out`() throws {
        let withdrawn = notice("a", id: "9", code: "withdrawn", level: "info")
        #expect(try list(notice("a", id: "1"), withdrawn) == #"{"dropped":[]}"#)
        #expect(try list(notice("b", id: "1"), withdrawn).contains(#""pages":["b"]"#))
        let failed = #"{"page":"a","kind":"event","cause":"VD-BRIDGE-2","frame":{"type":"event","name":"handshake-failed","text":"form"}}"#
        let repaired = #"{"page":"a","kind":"event","frame":{"type":"event","name":"handshake-repaired","text":"form"}}"#
        #expect(try list(failed).contains("handshake-failed: form"))
        #expect(try list(failed, repaired) == #"{"dropped":[]}"#)
    }

    @Test func `the newest verdict stands first, and the oldest of too many are counted`() throws {
        let records = (0..<105).map { notice("a", id: "\($0)", text: "No \($0).") }
        var list = DroppedList()
        for record in records { list.take(try JSONObject(Array(record.utf8))) }
        #expect(list.json.hasPrefix(#"{"dropped":[{"code":"VD-EVENT-1","text":"No 104.""#))
        #expect(list.json.hasSuffix(#"],"more":5}"#))
    }
}
