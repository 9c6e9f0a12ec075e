import Foundation
import Synchronization
import Testing

@testable import ViaductBuilder

@Suite(.timeLimit(.minutes(1))) @MainActor struct LoopWatchTests {
    private let note = FileManager.default.temporaryDirectory.appending(path: "handling-\(UUID().uuidString)")

    private nonisolated static var threadID: pid_t {
        (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/thread-self")).flatMap { pid_t($0.split(separator: "/").last ?? "") } ?? 0
    }

    private func write(busy: Bool, count: UInt8) throws {
        try Data([busy ? 1 : 0, count] + Array("form\0“form”, event “connect”\0".utf8)).write(to: note)
    }

    /// Starts a shell, to be ended by SIGKILL: it inherits the block of other signals from the tests' threads.
    private func start(_ command: String...) throws -> Process {
        let process = Process()
        process.executableURL = URL(filePath: "/bin/sh")
        process.arguments = ["-c"] + command
        try process.run()
        return process
    }

    /// Returns the lines printed while and after `change` ran. It is called with the number of each of twenty steps.
    private func lines(
        of command: String = "exec sleep 60", pace: Duration = .milliseconds(20), _ change: (UInt8) throws -> Void
    ) async throws -> [String] {
        defer { try? FileManager.default.removeItem(at: note) }
        var lines: [String] = []
        try change(0)
        let app = try start(command)
        defer { kill(app.processIdentifier, SIGKILL) }
        let watch = Task { await LoopWatch(of: app.processIdentifier, note: note, pace: pace) { lines.append($0) }.run() }
        for number in 1...20 {
            try await Task.sleep(for: pace)
            try change(UInt8(number))
        }
        watch.cancel()
        #expect(await watch.value == false)
        return lines
    }

    @Test func `what an app goes on handling is named once`() async throws {
        let lines = try await lines { if $0 == 0 { try write(busy: true, count: 1) } }
        #expect(lines.count == 1)
        #expect(lines.first?.hasPrefix("The app has been handling “form”, event “connect” for ") == true)
    }

    @Test func `an app that waits for a message is no endless loop`() async throws {
        #expect(try await lines { if $0 == 0 { try write(busy: false, count: 1) } }.isEmpty)
    }

    @Test func `an app that handles one message after the other is none either`() async throws {
        #expect(try await lines { try write(busy: true, count: $0) }.isEmpty)
    }

    @Test func `an app that uses some of the processor while it waits is not ended`() async throws {
        let command = "while :; do i=0; while [ $i -lt 1000 ]; do i=$((i+1)); done; sleep 0.1; done"
        let lines = try await lines(of: command, pace: .milliseconds(200)) { if $0 == 0 { try write(busy: true, count: 1) } }
        #expect(lines.count == 1)
        #expect(lines.first?.contains("or waiting?") == true)
    }

    @Test func `a main thread that works on after it has handled something is told once, and not ended`() async throws {
        let lines = try await lines(of: "while :; do :; done", pace: .milliseconds(100)) {
            if $0 == 0 { try write(busy: false, count: 1) }
        }
        #expect(lines.count == 1)
        #expect(lines.first?.hasPrefix("The app's main thread has worked for 1 s without a pause") == true)
        #expect(lines.first?.hasSuffix("What it has handled last: “form”, event “connect”.") == true)
    }

    @Test func `a background thread that never rests is found once, and one that rests is not`() async throws {
        let isOver = Mutex(false)
        let threads = Mutex<[pid_t]>([])
        for rests in [false, true] {
            Thread.detachNewThread {
                threads.withLock { $0.append(Self.threadID) }
                while !isOver.withLock({ $0 }) { if rests { usleep(5000) } }
            }
        }
        defer { isOver.withLock { $0 = true } }
        while threads.withLock({ $0.count }) < 2 { try await Task.sleep(for: .milliseconds(5)) }
        var busy = BusyThreads(of: getpid(), limit: 10, workTime: .milliseconds(50))
        let own = threads.withLock { Set($0) }
        var found: [pid_t] = []
        var (looks, looksAtFind) = (0, Int?.none)
        // Ten more checks find nothing new.
        while looksAtFind.map({ looks < $0 + 10 }) ?? true {
            found += busy.look().filter(own.contains)
            looks += 1
            if looksAtFind == nil, !found.isEmpty { looksAtFind = looks }
            try await Task.sleep(for: .milliseconds(20))
        }
        #expect(found.count == 1)
        #expect(looksAtFind ?? 0 > 10)
    }

    @Test func `a thread that was known is found as soon as its work is news`() async throws {
        let app = try start("while :; do :; done")
        defer { kill(app.processIdentifier, SIGKILL) }
        var busy = BusyThreads(of: app.processIdentifier, limit: 2, workTime: .milliseconds(20))
        for _ in 0..<20 {
            #expect(busy.look(without: app.processIdentifier).isEmpty)
            try await Task.sleep(for: .milliseconds(10))
        }
        while busy.look() != [app.processIdentifier] { try await Task.sleep(for: .milliseconds(10)) }
        #expect(busy.look().isEmpty)
    }

    @Test func `an app that works on without an end is found`() async throws {
        defer { try? FileManager.default.removeItem(at: note) }
        try write(busy: true, count: 1)
        let app = try start("while :; do :; done")
        defer { kill(app.processIdentifier, SIGKILL) }
        #expect(await LoopWatch(of: app.processIdentifier, note: note, pace: .milliseconds(200)) { _ in }.run())
    }
}
