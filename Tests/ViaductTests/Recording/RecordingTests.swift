import Foundation
import Testing
import ViaductProtocol
import ViaductRelay

@testable import viaduct

/// Files with a recorded session, and invalid files.
@Suite struct RecordingTests {
    private static let header = #"{"viaduct":"0.1.0","version":1,"time":0,"room":"default","masked":[]}"#
    private static let event = #"{"n":0,"time":1.5,"page":"01234567","from":"viaduct","kind":"connected"}"#

    private func read(_ text: String) throws -> Recording { try Recording(Array(text.utf8), name: "a.jsonl") }

    private func failure(_ text: String) -> String {
        do {
            _ = try read(text)
            return ""
        } catch { return "\(error)" }
    }

    @Test func `a recording has its events`() throws {
        let recording = try read("\(Self.header)\n\(Self.event)\n\(Self.event)\n")
        #expect(recording.events.map(\.kind) == ["connected", "connected"])
        #expect(recording.events.first?.time == 1.5)
        #expect(recording.note == nil)
    }

    @Test(arguments: [#"{"n":1,"time":2,"pa"#, "", "[]", "{}", "\u{0}\u{FF}"]) func `a file that ends in the middle of a line loses that line`(
        end: String
    ) throws {
        let whole = "\(Self.header)\n\(Self.event)\n"
        let recording = try read("\(whole)\(end)")
        #expect(recording.events.count == 1)
        #expect(recording.note?.contains("a.jsonl, line 3") ?? end.isEmpty)
    }

    @Test func `at whatever byte a file ends, it has all lines before`() throws {
        let text = Array("\(Self.header)\n\(Self.event)\n\(Self.event)\n".utf8)
        for end in Self.header.utf8.count...text.count {
            let whole = text[..<end].split(separator: UInt8(ascii: "\n")).dropFirst().filter { $0.count == Self.event.utf8.count }
            #expect(try Recording(Array(text[..<end]), name: "a").events.count == whole.count)
        }
    }

    @Test(arguments: ["\n\n", "\r\n\r\n", " \n", "\n\n\n"]) func `empty lines at the end are nothing`(end: String) throws {
        let recording = try Recording(Array("\(Self.header)\n\(Self.event)\(end)".utf8), name: "a.jsonl")
        #expect(recording.events.count == 1)
        #expect(recording.note == nil)
    }

    @Test func `a broken line before the last one is named`() {
        #expect(failure("\(Self.header)\n{\"n\":\n\(Self.event)\n").contains("a.jsonl, line 2: this is no event"))
    }

    @Test(arguments: [
        ("", "is no recording"), ("hello", "is no recording"), ("{\"version\":1}", "is no recording"), ("[1]", "is no recording"),
        (#"{"viaduct":"9.0.0","version":2}"#, "version 2 of the format"), (String(repeating: "[", count: 100_000), "is no recording"),
    ])
    func `a file that is no recording is refused with the reason`(text: String, reason: String) {
        #expect(failure(text).contains(reason))
        #expect(failure(text).contains("(VD-RECORDING-1)"))
    }

    @Test(arguments: ["/nonexistent/a.jsonl", "/tmp", "/dev/zero"]) func `what is no file is refused`(path: String) {
        #expect(throws: RecordingError.self) { try Recording(path: path) }
    }

    @Test func `a frame that is too deep for its event is kept as a text`() throws {
        let path = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).jsonl").path
        defer { try? FileManager.default.removeItem(atPath: path) }
        let file = try RecordingFile(path: path, room: "default", mask: SecretMask(), replaces: false)
        let frame = String(repeating: #"{"token":"#, count: 256) + "1" + String(repeating: "}", count: 256)
        try file.add(#"{"n":0,"time":1,"page":"01234567","from":"page","kind":"message","frame":\#(frame)}"#)
        let recording = try Recording(path: path)
        #expect(recording.events.count == 1)
        #expect(try !String(contentsOfFile: path, encoding: .utf8).contains(#":1}"#) || recording.events[0].frame == nil)
    }

    @Test func `a file that is there is not overwritten without a word`() throws {
        let path = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).jsonl").path
        defer { try? FileManager.default.removeItem(atPath: path) }
        try Data("mine".utf8).write(to: URL(filePath: path))
        try FileManager.default.setAttributes([.posixPermissions: 0o644], ofItemAtPath: path)
        let error = #expect(throws: RecordingError.self) { try RecordingFile(path: path, room: "a", mask: SecretMask(), replaces: false) }
        #expect(error?.description.contains("--force") == true)
        #expect(try String(contentsOfFile: path, encoding: .utf8) == "mine")
        try RecordingFile(path: path, room: "a", mask: SecretMask(), replaces: true).finish()
        #expect(try Recording(path: path).events.isEmpty)
        #expect(try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int == 0o600)
    }

    @Test func `a full disk is an error that says what was kept`() throws {
        let error = #expect(throws: RecordingError.self) {
            try RecordingFile(path: "/dev/full", room: "a", mask: SecretMask(), replaces: true)
        }
        #expect(error?.description.contains("there is no space left") == true)
    }

    @Test func `a file that is replaced stays whole until the recording is`() throws {
        let path = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).jsonl").path
        defer { try? FileManager.default.removeItem(atPath: path) }
        try Data("mine".utf8).write(to: URL(filePath: path))
        for isFinished in [false, true] {
            let file = try RecordingFile(path: path, room: "a", mask: SecretMask(), replaces: true)
            try file.add(Self.event)
            #expect(try String(contentsOfFile: path, encoding: .utf8) == "mine")
            if isFinished { try file.finish() }
        }
        #expect(try Recording(path: path).events.count == 1)
    }

    @Test func `a disk that is full at the first line leaves the earlier recording`() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "viaduct-\(UUID().uuidString.prefix(8))")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = folder.appending(path: "a.jsonl")
        try Data("mine".utf8).write(to: file)
        let program = try Program(["record", "--once", "--force", "--out", file.path, "--server", "http://127.0.0.1:1"], fileSize: 16)
        let end = program.finish()
        #expect(end.status == 2 && end.errors.contains("a.jsonl cannot be written: File too large. It is as it was. (VD-RECORDING-1)"))
        #expect(try String(contentsOf: file, encoding: .utf8) == "mine")
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["a.jsonl"])
    }

    @Test func `the schema describes what is written`() throws {
        let schema = try JSONValue(Array(Data(contentsOf: Program.package.appending(path: "public/viaduct/schema/recording.json"))))
        let definitions = try #require(schema.object?["$defs"]?.object)
        let header = try #require(definitions["Header"]?.object)
        let written = try JSONObject(Array(RecordingLines(mask: SecretMask()).header(room: "a").utf8)).all.map(\.key)
        #expect(Set(header["properties"]?.object?.all.map(\.key) ?? []) == Set(written))
        let event = TraceEvent(time: 1_000, content: .received(Array(#"{"type":"message","message":{"id":"1","component":"a","event":"b"}}"#.utf8)))
        let members = try JSONObject(TraceRecord(event, number: 1, page: "01234567").json).all.map(\.key)
        let known = Set(definitions["Event"]?.object?["properties"]?.object?.all.map(\.key) ?? [])
        #expect(known.isSuperset(of: members))
    }
}
