import Foundation
import Testing

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
