import Foundation
import Testing

@testable import ViaductBuilder

@Suite(.timeLimit(.minutes(1))) @MainActor struct LoopWatchTests {
    private let note = FileManager.default.temporaryDirectory.appending(path: "handling-\(UUID().uuidString)")

    private func write(busy: Bool, count: UInt8) throws {
        try Data([busy ? 1 : 0, count] + Array("form\0“form”, event “connect”\0".utf8)).write(to: note)
    }

    /// Starts a shell, to be ended by SIGKILL: the threads on which tests run block other signals, and it inherits that.
    private func start(_ command: String...) throws -> Process {
        let process = Process()
        process.executableURL = URL(filePath: "/bin/sh")
        process.arguments = ["-c"] + command
        try process.run()
        return process
    }

    /// Returns what was printed while `change` ran, which gets the number of each of twenty paces, and after the last one.
    private func lines(_ change: (UInt8) throws -> Void) async throws -> [String] {
        defer { try? FileManager.default.removeItem(at: note) }
        var lines: [String] = []
        let pace = Duration.milliseconds(20)
        try change(0)
        let app = try start("exec sleep 60")
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

    @Test func `an app that works on without an end is found`() async throws {
        defer { try? FileManager.default.removeItem(at: note) }
        try write(busy: true, count: 1)
        let app = try start("while :; do :; done")
        defer { kill(app.processIdentifier, SIGKILL) }
        #expect(await LoopWatch(of: app.processIdentifier, note: note, pace: .milliseconds(200)) { _ in }.run())
    }
}
