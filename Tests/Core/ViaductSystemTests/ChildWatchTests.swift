import Foundation
import LWSTestSupport
import Testing

@testable import ViaductSystem

@Suite(.serialized, .timeLimit(.minutes(10))) @MainActor struct ChildWatchTests {
    /// Runs a shell's script to its end.
    private func run(_ script: String, endsGroup: Bool = false) async throws -> (lines: [String], end: ChildEnd?) {
        var (lines, end) = ([String](), ChildEnd?.none)
        let child = try ChildProcess(["sh", "-c", script], errors: .included)
        let watch = ChildWatch(child, endsGroup: endsGroup, onLine: { lines.append($0) }, onEnd: { end = $0 })
        while end == nil { await Task.yield() }
        withExtendedLifetime(watch) {}
        return (lines, end)
    }

    @Test func `the end comes behind the last line`() async throws {
        let (lines, end) = try await run("echo one; echo two >&2; printf three; exit 3")
        #expect(lines == ["one", "two", "three"])
        #expect(end == .exit(status: 3))
    }

    @Test func `a signal is told from a status`() async throws {
        #expect(try await run("kill -KILL $$").end == .signal(9))
    }

    @Test func `what it leaves behind is killed where that is wanted, and does not keep it`() async throws {
        let (lines, _) = try await run("sleep 1000 & echo $!", endsGroup: true)
        let left = try #require(pid_t(lines.first ?? ""))
        while kill(left, 0) == 0, (try? String(contentsOfFile: "/proc/\(left)/stat", encoding: .utf8))?.contains(") Z ") == false {
            await Task.yield()
        }
        let (others, end) = try await run("sleep 1000 & echo $!")
        #expect(end == .exit(status: 0))
        let other = try #require(pid_t(others.first ?? ""))
        #expect(kill(other, 0) == 0)
        kill(other, SIGKILL)
    }

    /// libdispatch's own thread crashes at one of some dozen or some hundred of these.
    @Test func `processes that are killed while they write leave this one alive, and no descriptor`() async throws {
        let before = try ProcessUse().descriptors
        for _ in 0..<(TestRun.isWhole ? 1000 : 100) {
            let child = try ChildProcess(["yes"], errors: .included)
            var (count, end) = (0, ChildEnd?.none)
            let watch = ChildWatch(child, endsGroup: true, onLine: { _ in count += 1 }, onEnd: { end = $0 })
            while count == 0 { await Task.yield() }
            watch.send(SIGKILL)
            while end == nil { await Task.yield() }
            #expect(end == .signal(9))
        }
        while try ProcessUse().descriptors > before { await Task.yield() }
    }

    @Test func `one that is stopped has ended, and reports nothing`() async throws {
        let child = try ChildProcess(["sleep", "1000"], errors: .included)
        let watch = ChildWatch(child, onLine: { _ in }, onEnd: { _ in Issue.record("It has reported its end.") })
        watch.cancel()
        #expect(!watch.wait(for: .milliseconds(10)))
        watch.killAll()
        #expect(!watch.isRunning)
        #expect(kill(child.identifier, 0) != 0)
    }

    @Test func `a line without an end is cut`() {
        var splitter = LineSplitter()
        let piece = [UInt8](repeating: UInt8(ascii: "a"), count: 16 << 10)
        var lines: [String] = []
        for _ in 0..<100 { lines += splitter.lines(with: piece) }
        lines += splitter.end()
        #expect(lines.map(\.utf8.count).reduce(0, +) == 100 * piece.count)
        #expect(lines.allSatisfy { $0.utf8.count <= 80 << 10 })
        #expect(splitter.lines(with: Array("b\n\nc".utf8)) == ["b", ""])
        #expect(splitter.end() == ["c"])
    }
}
