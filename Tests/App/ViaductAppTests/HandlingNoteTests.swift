import Foundation
import Testing

@testable import ViaductApp

@Suite @MainActor struct HandlingNoteTests {
    private let file = FileManager.default.temporaryDirectory.appending(path: "handling-\(UUID().uuidString)")

    /// The two texts after the state and the count.
    private func texts() throws -> [String] {
        try Data(contentsOf: file).dropFirst(2).split(separator: 0, maxSplits: 2, omittingEmptySubsequences: false).prefix(2).map {
            String(decoding: $0, as: UTF8.self)
        }
    }

    @Test func `what was handled last is in the file, and whether it is over`() throws {
        defer { try? FileManager.default.removeItem(at: file) }
        let note = try #require(HandlingNote(path: file.path))
        #expect(try texts() == ["", ""])
        note.begin("“menu”, event “connect”", component: "menu")
        #expect(try texts() == ["menu", "“menu”, event “connect”"])
        note.begin("a tap")
        #expect(try texts() == ["", "a tap"])
        #expect(try Data(contentsOf: file).prefix(2) == Data([1, 2]))
        note.end()
        #expect(try Data(contentsOf: file).prefix(2) == Data([0, 2]))
        let action = PlacedAction(text: "a tap on “OK”", place: ["/", "OK"])
        note.begin(action)
        #expect(try texts() == [action.key, "a tap on “OK”"])
        #expect(try Data(contentsOf: file).prefix(2) == Data([2, 3]))
        note.end()
        #expect(try Data(contentsOf: file).prefix(2) == Data([3, 3]))
    }

    @Test func `of a text that is too long the beginning is kept`() throws {
        defer { try? FileManager.default.removeItem(at: file) }
        let note = try #require(HandlingNote(path: file.path))
        let long = String(repeating: "a", count: 2 * HandlingNote.capacity)
        note.begin(long, component: long)
        #expect(try texts()[0] == long.prefix(256))
        #expect(try Data(contentsOf: file).count == HandlingNote.capacity)
        #expect(try Data(contentsOf: file).last == 0)
    }

    @Test func `there is no note where no file can be made`() {
        #expect(HandlingNote(path: "/nonexistent/handling") == nil)
    }
}
