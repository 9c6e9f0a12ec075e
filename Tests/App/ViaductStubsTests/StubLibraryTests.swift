import Foundation
import Testing

@testable import ViaductProtocol
@testable import ViaductStubs

@MainActor @Suite final class StubLibraryTests {
    private let folder = FileManager.default.temporaryDirectory.appending(path: "stubs-\(UUID().uuidString)")

    init() throws {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }

    deinit {
        try? FileManager.default.removeItem(at: folder)
    }

    private static let good = #"{"rules":[{"on":"connect"}]}"#

    private func write(_ text: String, _ name: String) throws {
        try Data(text.utf8).write(to: folder.appending(path: name))
    }

    @Test func `it keeps the last good version of a file`() throws {
        let library = StubLibrary(folder: folder)
        var changes = 0
        library.didChange = { changes += 1 }
        try write(Self.good, "rating.json")
        try write("nothing", "other.json")
        try write(Self.good, ".hidden.json")
        try write(Self.good, "notes.txt")
        library.read()
        #expect(library.stubs.map(\.name) == ["rating"])
        #expect(library.errors.map(\.file) == ["other.json"])
        try write(#"{"rules":[{"on":"connect"},{"on":"rated"}]}"#, "rating.json")
        library.read()
        #expect(library.stubs.map(\.rules.count) == [2])
        try write(#"{"rules":[{"on":"connect"},{}]}"#, "rating.json")
        library.read()
        #expect(library.stubs.map(\.rules.count) == [2])
        #expect(library.errors.map(\.file) == ["other.json", "rating.json"])
        library.read()
        #expect(changes == 3)
        try FileManager.default.removeItem(at: folder.appending(path: "rating.json"))
        library.read()
        #expect(library.stubs.isEmpty)
    }

    @Test func `two files for one component are a mistake`() throws {
        let library = StubLibrary(folder: folder)
        try write(Self.good, "rating.json")
        try write(#"{"name":"rating","rules":[]}"#, "second.json")
        library.read()
        #expect(library.stubs.map(\.file) == ["rating.json"])
        #expect(library.errors.map(\.text) == ["“rating” has a stub already, in rating.json. Delete one."])
    }

    @Test func `a folder has no more than it may, and a missing one is told of`() throws {
        for number in 0..<70 { try write(Self.good, "stub-\(100 + number).json") }
        let library = StubLibrary(folder: folder)
        library.read()
        #expect(library.stubs.count == 64)
        #expect(library.errors.map(\.cause) == [.limit])
        let missing = StubLibrary(folder: folder.appending(path: "missing"))
        missing.read()
        #expect(missing.errors.count == 1)
    }

    @Test func `a stub is kept as a file, and deleted`() throws {
        let library = StubLibrary(folder: folder)
        try library.put(Array("// Mine\n\(Self.good)".utf8), name: "rating")
        #expect(try String(contentsOf: folder.appending(path: "rating.json"), encoding: .utf8) == "// Mine\n\(Self.good)")
        #expect(library.stubs.map(\.name) == ["rating"])
        #expect(throws: Stub.Invalid.self) { try library.put(Array("{}".utf8), name: "rating") }
        #expect(throws: StubLibrary.Refusal.self) { try library.put(Array(Self.good.utf8), name: "../rating") }
        #expect(throws: StubLibrary.Refusal.self) { try library.put(Array(#"{"name":"form","rules":[]}"#.utf8), name: "rating") }
        #expect(try library.remove(name: "rating"))
        #expect(try !library.remove(name: "rating"))
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == [])
    }

    @Test func `a file with a mistake is never overwritten`() throws {
        let library = StubLibrary(folder: folder)
        let broken = "{\"rules\": [\n  // Mine\n  {\"on\": \"connect\"\n]}"
        try write(broken, "rating.json")
        func text() throws -> String { try String(contentsOf: folder.appending(path: "rating.json"), encoding: .utf8) }
        let refusal = #expect(throws: StubLibrary.Refusal.self) { try library.put(Array(Self.good.utf8), name: "rating") }
        #expect(refusal?.text.hasPrefix("rating.json has a mistake, and stays as it is. Mend it first: rating.json:4: This is no JSON") == true)
        #expect(throws: StubLibrary.Refusal.self) { try library.put(rule: JSONValue(Array(#"{"on":"a"}"#.utf8)), replacing: nil, name: "rating") }
        #expect(try text() == broken)
        // It was right once, and its last good version is still in place.
        try write(Self.good, "rating.json")
        library.read()
        try write(broken, "rating.json")
        #expect(throws: StubLibrary.Refusal.self) { try library.put(Array(Self.good.utf8), name: "rating") }
        #expect(try text() == broken)
        // A stub that breaks its contract can be mended.
        library.check = { [StubError(file: $0.file, line: 1, cause: .contract, text: "It breaks the contract.")] }
        try write(Self.good, "rating.json")
        try library.put(Array("// Mine\n\(Self.good)".utf8), name: "rating")
        #expect(try text().hasPrefix("// Mine"))
    }

    @Test(arguments: [
        (
            "{\n  // Stars\n  \"rules\": [\n    // Mine\n    { \"on\": \"connect\", \"times\": 1e0 },\n  ]\n}",
            "{\n  // Stars\n  \"rules\": [\n    {\n      \"on\":\"a\"\n    },\n    // Mine\n    { \"on\": \"connect\", \"times\": 1e0 },\n  ]\n}"
        ),
        (#"{"rules":[{"on":"connect"}]}"#, "{\"rules\":[\n    {\n      \"on\":\"a\"\n    },\n    {\"on\":\"connect\"}]}"),
        ("{\"rules\":[ /* ] */ ]}", "{\"rules\":[\n    {\n      \"on\":\"a\"\n    }\n   /* ] */ ]}"),
        ("{\"rules\":[\n\t{\"on\":\"b\"}]}", "{\"rules\":[\n\t{\n\t  \"on\":\"a\"\n\t},\n\t{\"on\":\"b\"}]}"),
    ])
    func `a rule comes first, and the rest of the file stays`(text: String, expected: String) throws {
        let edit = try #require(StubEdit(Array(text.utf8)))
        let rule = try JSONValue(Array("{\n  \"on\":\"a\"\n}".utf8))
        let added = edit.putting(rule, replacing: nil)
        #expect(String(decoding: added, as: UTF8.self) == expected)
        _ = try JSONValue(StubText(added).bytes)
        // It takes the place of the rule before it, however a person has spaced that.
        let spaced = Array(expected.replacingOccurrences(of: "\"on\":\"a\"", with: "\"on\" : \"\\u0061\" ").utf8)
        let next = try #require(StubEdit(spaced)).putting(JSONValue(Array(#"{"on":"c"}"#.utf8)), replacing: rule)
        let wanted = expected.replacing(/\{\s+"on":"a"\s+\}/, with: #"{"on":"c"}"#)
        #expect(String(decoding: next, as: UTF8.self) == wanted)
    }

    @Test func `a rule makes the file that is not there yet`() throws {
        let library = StubLibrary(folder: folder)
        try library.put(rule: JSONValue(Array(#"{"on":"a"}"#.utf8)), replacing: nil, name: "rating")
        #expect(try String(contentsOf: folder.appending(path: "rating.json"), encoding: .utf8) == "{\n  \"rules\": [\n    {\"on\":\"a\"}\n  ]\n}\n")
        #expect(throws: Stub.Invalid.self) { try library.put(rule: JSONValue(Array(#"{"no":"a"}"#.utf8)), replacing: nil, name: "rating") }
        #expect(library.stubs.map(\.rules.count) == [1])
    }

    @Test func `a file that is the stub of another component is not overwritten`() throws {
        let library = StubLibrary(folder: folder)
        let form = #"{"name":"form","rules":[]}"#
        try write(form, "rating.json")
        let refusal = #expect(throws: StubLibrary.Refusal.self) { try library.put(Array(Self.good.utf8), name: "rating") }
        #expect(refusal?.text.hasPrefix("rating.json is the stub of “form”.") == true)
        #expect(try String(contentsOf: folder.appending(path: "rating.json"), encoding: .utf8) == form)
        try library.put(Array("// Mine\n\(form)".utf8), name: "form")
        #expect(try String(contentsOf: folder.appending(path: "rating.json"), encoding: .utf8) == "// Mine\n\(form)")
    }

    @Test func `a file that is not read, since there are too many, is not overwritten`() throws {
        for number in 0..<63 { try write(Self.good, "stub-\(100 + number).json") }
        try FileManager.default.createDirectory(at: folder.appending(path: "stub-099.json"), withIntermediateDirectories: true)
        try write("mine", "zzz.json")
        try write("mine", "zzzz.json")
        let library = StubLibrary(folder: folder)
        #expect(throws: StubLibrary.Refusal.self) { try library.put(Array(Self.good.utf8), name: "zzzz") }
        #expect(try String(contentsOf: folder.appending(path: "zzzz.json"), encoding: .utf8) == "mine")
    }

    @Test func `without a folder it is kept in memory`() throws {
        let library = StubLibrary(folder: nil)
        try library.put(Array(Self.good.utf8), name: "rating")
        try library.put(Array(Self.good.utf8), name: "form")
        #expect(library.stubs.map(\.name) == ["form", "rating"])
        #expect(try library.remove(name: "rating"))
        #expect(library.stubs.map(\.name) == ["form"])
    }

    @Test func `a file that never ends is none`() throws {
        try #require(mkfifo(folder.appending(path: "pipe.json").path, 0o600) == 0)
        let library = StubLibrary(folder: folder)
        library.read()
        #expect(library.errors.map(\.file) == ["pipe.json"])
    }
}
