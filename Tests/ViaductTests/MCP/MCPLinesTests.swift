import Foundation
import Testing

@testable import viaduct

/// Lines of a pipe.
@Suite struct MCPLinesTests {
    private func lines(of text: String, atMost limit: Int) throws -> [MCPLines.Line] {
        let pipe = Pipe()
        var lines = MCPLines(descriptor: pipe.fileHandleForReading.fileDescriptor, atMost: limit)
        Thread.detachNewThread {
            try? pipe.fileHandleForWriting.write(contentsOf: Data(text.utf8))
            try? pipe.fileHandleForWriting.close()
        }
        var found: [MCPLines.Line] = []
        while let line = lines.next() { found.append(line) }
        #expect(lines.next() == nil)
        return found
    }

    @Test func `lines come one by one, also the last without its line break`() throws {
        #expect(try lines(of: "a\n\nbc", atMost: 10) == [.text([0x61]), .text([]), .text([0x62, 0x63])])
        #expect(try lines(of: "", atMost: 10).isEmpty)
    }

    @Test func `a line that is too long is left out, and the next one is read`() throws {
        let long = String(repeating: "x", count: 300_000)
        #expect(try lines(of: "\(long)\na\n\(long)", atMost: 200_000) == [.tooLong, .text([0x61]), .tooLong])
        #expect(try lines(of: "\(long)\n", atMost: 300_000) == [.text(Array(long.utf8))])
    }
}
