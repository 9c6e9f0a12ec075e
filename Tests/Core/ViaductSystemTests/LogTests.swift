import Foundation
import LWSTestSupport
import Testing
import ViaductProtocol

@testable import ViaductSystem

@Suite @MainActor struct LogTests {
    private let recorded = RecordedLog()

    private func log(_ level: Log.Level, _ format: Log.Format) -> Log {
        Log(level: level, format: format) { [recorded] in recorded.lines.append($0) }
    }

    @Test func `lines below the level are left out`() {
        let log = log(.warning, .text)
        log(.info, "no")
        log(.warning, "yes")
        log(.error, "yes")
        #expect(recorded.lines.count == 2)
        #expect(recorded.lines.allSatisfy { $0.hasSuffix("yes") })
    }

    @Test func `a line of text has time, level, message and fields`() throws {
        log(.debug, .text)(.info, "Page connected", ["page": "0123", "room": "anna"])
        let line = try #require(recorded.lines.first)
        #expect(
            line.wholeMatch(of: #/\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z info    Page connected page=0123 room=anna/#)
                != nil)
    }

    @Test func `a line of JSON is one object`() throws {
        log(.debug, .json)(.error, "\"quoted\"\n", ["path": "/\u{1B}[2J"])
        let line = try #require(recorded.lines.first)
        #expect(!line.contains("\n"))
        let object = try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: String]
        #expect(object?["level"] == "error")
        #expect(object?["message"] == "\"quoted\"\n")
        #expect(object?["path"] == "/\u{1B}[2J")
        #expect(object?["time"]?.hasSuffix("Z") == true)
    }

    @Test func `what a peer sends cannot move the cursor or begin a line`() throws {
        log(.debug, .text)(.warning, "bad\nline", ["origin": "\u{1B}[2J"])
        let line = try #require(recorded.lines.first)
        #expect(line.unicodeScalars.allSatisfy { $0.value >= 0x20 })
    }

    @Test func `what a peer sends is cut, and neither hides nor turns what stands around it`() throws {
        let text = "\u{202E}gpj.exe\u{2066}" + String(repeating: "x", count: 1 << 20)
        log(.debug, .text)(.warning, text, ["origin": text])
        let line = try #require(recorded.lines.first)
        #expect(line.contains(#"\u{202E}gpj.exe\u{2066}xxx"#) && line.count < 6000 && line.hasSuffix("…"))
        log(.debug, .json)(.warning, text, ["origin": text])
        let json = try #require(recorded.lines.last)
        #expect(json.contains(#"\u202egpj.exe\u2066xxx"#) && json.count < 6000)
        #expect((recorded.lines.joined()).unicodeScalars.allSatisfy { !$0.properties.isBidiControl })
    }

    @Test func `what a peer is told keeps its line breaks, and no line looks like one of the log's own`() throws {
        let notice = Notice(level: .error, code: "app-build-failed", text: "A.swift:1:2: no\n2026-01-01T00:00:00.000Z error \u{1B}[2J")
        log(.debug, .text)(notice, to: ("app", "form"), in: "anna", requestID: "r-1")
        let lines = try #require(recorded.lines.first).split(separator: "\n")
        #expect(lines.count == 2)
        #expect(lines[0].hasSuffix("A.swift:1:2: no app=form room=anna code=app-build-failed request_id=r-1"))
        #expect(lines[1] == "    2026-01-01T00:00:00.000Z error \\u{1B}[2J")
        log(.debug, .json)(notice, to: ("app", "form"), in: "anna", requestID: "r-1")
        #expect(recorded.lines.last?.contains("\n") == false)
    }
}
