import Foundation
import Testing

@testable import ViaductApp

@Suite @MainActor struct HandlingNoteTests {
    private let file = FileManager.default.temporaryDirectory.appending(path: "handling-\(UUID().uuidString)")

    private func text() throws -> String {
        String(decoding: try Data(contentsOf: file).prefix { $0 != 0 }, as: UTF8.self)
    }

    @Test func `the text that was written last is in the file`() throws {
        defer { try? FileManager.default.removeItem(at: file) }
        let note = try #require(HandlingNote(path: file.path))
        #expect(try text() == "")
        note.write("“menu”, event “connect”")
        #expect(try text() == "“menu”, event “connect”")
        note.write("a tap")
        #expect(try text() == "a tap")
    }

    @Test func `of a text that is too long the beginning is kept`() throws {
        defer { try? FileManager.default.removeItem(at: file) }
        let note = try #require(HandlingNote(path: file.path))
        note.write(String(repeating: "a", count: 2 * HandlingNote.capacity))
        #expect(try text() == String(repeating: "a", count: HandlingNote.capacity - 1))
    }

    @Test func `there is no note where no file can be made`() {
        #expect(HandlingNote(path: "/nonexistent/handling") == nil)
    }
}
