import Foundation
import LWSTestSupport
import Testing

@testable import ViaductBuilder

@Suite(.serialized) @MainActor struct AppProcessTests {
    /// Starts `cat` as an app, and stops it.
    private func run() throws {
        let app = try AppProcess(
            URL(filePath: "/bin/cat"), folder: FileManager.default.temporaryDirectory, token: nil, status: nil, print: { _ in },
            onCrash: { _ in })
        app.stop()
    }

    private func makeFolder() throws -> URL {
        let folder = FileManager.default.temporaryDirectory.appending(path: "viaduct-\(UUID().uuidString.prefix(8))")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        return folder
    }

    private func write(_ script: String, into folder: URL) throws -> URL {
        let program = folder.appending(path: "app")
        try Data(script.utf8).write(to: program)
        try FileManager.default.setAttributes([.posixPermissions: 0o700], ofItemAtPath: program.path)
        return program
    }

    /// Traces a process until this thread or the process ends.
    private func attachDebugger(to process: pid_t) throws {
        typealias Trace = @convention(c) (CLong, pid_t, CLong, CLong) -> CLong
        let symbol = try #require(dlsym(nil, "ptrace"))
        let (seize, none) = (0x4206, 0)
        #expect(unsafeBitCast(symbol, to: Trace.self)(seize, process, none, none) == 0)
    }

    @Test func `apps that were started and stopped leave no descriptor`() async throws {
        try run()
        let before = try ProcessUse().descriptors
        for _ in 0..<10 { try run() }
        let deadline = ContinuousClock.now + .seconds(10)
        while try ProcessUse().descriptors > before, ContinuousClock.now < deadline { await Task.yield() }
        #expect(try ProcessUse().descriptors <= before)
    }

    @Test(.timeLimit(.minutes(1))) func `what an app says last is told with its crash, and what it was handling, and its calls`() async throws {
        let folder = try makeFolder()
        defer { try? FileManager.default.removeItem(at: folder) }
        let program = try write(
            """
            #!/bin/sh
            printf '\\1\\7toast\\0“toast”, event “show”\\0input' > "$VIADUCT_SUPERVISED"
            echo one
            echo 'Fatal error: boom'
            echo '*** Signal 4: Backtracing from 0x7ff954b6df7f... done ***'
            echo '{"threads":[{"crashed":true,"frames":[{"description":"Toast.show(_:) + 77"}]}]}' > "${SWIFT_BACKTRACE##*output-to=}"
            exit 3

            """, into: folder)
        var lines: [String] = []
        let crash: Crash? = await withCheckedContinuation { continuation in
            let app = Result {
                try AppProcess(
                    program, folder: folder, token: nil, status: nil, print: { lines.append($0) },
                    onCrash: { continuation.resume(returning: $0) })
            }
            if case .failure = app { continuation.resume(returning: nil) }
        }
        #expect(
            crash?.text(files: []) == """
                The app crashed (exit status 3): Fatal error: boom
                It was handling “toast”, event “show”.
                    Toast.show(_:)
                """)
        #expect(crash?.component(among: [:]) == "toast")
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["app"])
        #expect(lines == ["one", "Fatal error: boom"])
    }

    @Test(.timeLimit(.minutes(2))) func `an endless loop ends like a crash, but not in a debugger`() async throws {
        let folder = try makeFolder()
        defer { try? FileManager.default.removeItem(at: folder) }
        let loop = try write(
            """
            #!/bin/sh
            printf '\\2\\7\\0a tap on “Save”\\0' > "$VIADUCT_SUPERVISED"
            while :; do :; done

            """, into: folder)
        var debuggedCrash: Crash?
        let debugged = try AppProcess(loop, folder: folder, token: nil, status: nil, print: { _ in }, onCrash: { debuggedCrash = $0 })
        try attachDebugger(to: debugged.id)
        let crash: Crash? = await withCheckedContinuation { continuation in
            let app = Result {
                try AppProcess(
                    loop, folder: folder, token: nil, status: nil, print: { _ in }, onCrash: { continuation.resume(returning: $0) })
            }
            if case .failure = app { continuation.resume(returning: nil) }
        }
        #expect(
            crash?.text(files: []) == """
                The app crashed (signal 5): an endless loop, ended after 10 s
                It was handling a tap on “Save”.
                """)
        #expect(debuggedCrash == nil)
        // A process that a debugger holds stands still at a signal, which is not its end.
        debugged.stop()
        #expect(kill(debugged.id, 0) == -1)
    }
}
