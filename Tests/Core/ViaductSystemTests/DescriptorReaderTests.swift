import Foundation
import LWSTestSupport
import Testing

@testable import ViaductSystem

@Suite(.serialized, .timeLimit(.minutes(1))) @MainActor struct DescriptorReaderTests {
    private func pipe() -> (read: Int32, write: Int32) {
        var ends: [Int32] = [-1, -1]
        Glibc.pipe(&ends)
        return (ends[0], ends[1])
    }

    @Test func `it reads to the end, and closes the descriptor`() async {
        let (input, output) = pipe()
        var (text, isOver) = ("", false)
        let reader = DescriptorReader(input, onBytes: { text += String(decoding: $0, as: UTF8.self) }, onEnd: { isOver = true })
        let sent = String(repeating: "a line\n", count: 50_000)
        Thread.detachNewThread {
            var rest = Array(sent.utf8)[...]
            while !rest.isEmpty { rest = rest.dropFirst(rest.withUnsafeBytes { write(output, $0.baseAddress, $0.count) }) }
            close(output)
        }
        while !isOver { await Task.yield() }
        #expect(text == sent)
        while fcntl(input, F_GETFD) >= 0 { await Task.yield() }
        withExtendedLifetime(reader) {}
    }

    @Test func `a writer waits until the main actor has taken what was read`() async {
        let (input, output) = pipe()
        _ = fcntl(output, F_SETFL, O_NONBLOCK)
        let reader = DescriptorReader(input) { _ in }
        defer { reader.cancel() }
        var sent = 0
        // The main actor takes nothing meanwhile: the pipe has room for 64 KiB, and the reader for a piece.
        let bytes = [UInt8](repeating: 0, count: 4096)
        let deadline = ContinuousClock.now + .milliseconds(200)
        while ContinuousClock.now < deadline { sent += max(write(output, bytes, bytes.count), 0) }
        #expect(sent <= (64 + 16) << 10)
        close(output)
    }

    @Test func `one that is cancelled reports nothing and closes the descriptor`() async {
        let (input, output) = pipe()
        let reader = DescriptorReader(
            input, onBytes: { _ in Issue.record("It has reported something.") }, onEnd: { Issue.record("It has ended.") })
        write(output, "a", 1)
        reader.cancel()
        reader.cancel()
        while fcntl(input, F_GETFD) >= 0 { await Task.yield() }
        close(output)
    }
}
