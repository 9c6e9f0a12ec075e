import Foundation
import Synchronization

/// A program's report of its own end, read on one thread and used on another.
private final class LastWords: Sendable {
    let text = Mutex("")
}

/// A running app.
@MainActor final class AppProcess {
    private static let stopTime = Duration.milliseconds(500)
    /// Time for the runtime to write a loop's backtrace on a busy machine.
    private static let backtraceTime = Duration.seconds(10)

    private let process = Process()
    private let input = Pipe()
    private let errors = Pipe()
    private var isStopped = false
    /// Whether it is ended because of an endless loop.
    private var isLooping = false
    private let note: URL
    private let backtrace: URL
    private var loopWatch: Task<Void, Never>?

    /// - Parameters:
    ///   - token: the server's secret; with `nil` the app inherits this process' secret, if any.
    ///   - authorities: the path of a file with the authorities for the server's certificate; `nil` as for the token.
    ///   - succeeds: whether it replaces a running app, so that its connection is not reported.
    ///   - print: receives each line that the app writes until it is asked to end.
    ///   - crashes: the components without messages, and the taps without effect, each with its crash.
    ///   - onCrash: called when the app has ended without being asked to.
    init(
        _ executable: URL, folder: URL, token: String?, authorities: String? = nil, status: AppStatus?, succeeds: Bool = false,
        crashes: [String: String] = [:],
        print: @escaping @MainActor (String) -> Void,
        onCrash: @escaping @MainActor (Crash) -> Void
    ) throws {
        // An app that is replaced may still be there.
        let id = UUID().uuidString
        note = folder.appending(path: "handling-\(id)")
        backtrace = folder.appending(path: "crash-\(id)")
        let (note, backtrace) = (note, backtrace)
        process.executableURL = executable
        process.environment = ProcessInfo.processInfo.environment.merging(
            ["VIADUCT_SUPERVISED": note.path, "SWIFT_BACKTRACE": Backtrace.settings(file: backtrace)]) { $1 }
        if !crashes.isEmpty, let text = try? JSONEncoder().encode(crashes) {
            process.environment?["VIADUCT_CRASHED"] = String(decoding: text, as: UTF8.self)
        }
        if let authorities { process.environment?["VIADUCT_CA"] = authorities }
        // Other users may read a command line, and the program's file.
        if let token { process.environment?["VIADUCT_TOKEN"] = token }
        if succeeds { process.environment?["VIADUCT_SUCCEEDS"] = "1" }
        process.standardInput = input
        process.standardOutput = errors
        process.standardError = errors
        let last = LastWords()
        Self.read(errors.fileHandleForReading, noting: last) { [weak self] line in
            if self?.isStopped == false { print(line) }
        }
        process.terminationHandler = { process in
            let reason =
                process.terminationReason == .uncaughtSignal
                ? "signal \(process.terminationStatus)" : "exit status \(process.terminationStatus)"
            // The last output may still be in the pipe.
            DispatchQueue.main.asyncAfter(deadline: .now() + .milliseconds(100)) {
                MainActor.assumeIsolated { [weak self] in
                    let loop = "an endless loop, ended after \(LoopWatch.limit) s"
                    let crash = Crash(
                        reason: reason, message: self?.isLooping == true ? loop : last.text.withLock { $0 }, handling: HandlingState(note),
                        frames: Backtrace(backtrace)?.frames ?? [])
                    for file in [note, backtrace] { try? FileManager.default.removeItem(at: file) }
                    guard let self else { return }
                    loopWatch?.cancel()
                    guard !isStopped else { return }
                    try? input.fileHandleForWriting.close()
                    onCrash(crash)
                }
            }
        }
        try process.run()
        if let status { tell(status) }
        loopWatch = Task { [weak self, note, id = self.id] in
            if await LoopWatch(of: id, note: note, print: print).run() { await self?.endLoop() }
        }
    }

    /// Hands on each line until the app has closed its end. On another thread, so nothing here may belong to the main actor.
    private nonisolated static func read(
        _ handle: FileHandle, noting last: LastWords, print: @escaping @MainActor (String) -> Void
    ) {
        let source = DispatchSource.makeReadSource(fileDescriptor: handle.fileDescriptor, queue: .global())
        // Foundation releases the process' object, and its open files, only when a run loop turns. None does here.
        source.setCancelHandler { try? handle.close() }
        source.setEventHandler {
            let text = String(decoding: handle.availableData, as: UTF8.self)
            if text.isEmpty { return source.cancel() }
            for line in text.split(separator: "\n").map(String.init) where !Backtrace.isAnnouncement(line) {
                if line.contains("atal error") { last.text.withLock { $0 = line } }
                DispatchQueue.main.async { MainActor.assumeIsolated { print(line) } }
            }
        }
        source.resume()
    }

    var id: pid_t { process.processIdentifier }

    /// Makes the app notify its pages.
    func tell(_ status: AppStatus) {
        try? input.fileHandleForWriting.write(contentsOf: Data((status.line + "\n").utf8))
    }

    /// Expects the app to end: the server ends it when a newer one replaces it.
    func retire() {
        isStopped = true
        loopWatch?.cancel()
    }

    /// Ends the app like a crash, so that the runtime reports where it loops.
    private func endLoop() async {
        guard process.isRunning else { return }
        isLooping = true
        // Threads of libdispatch block SIGABRT, and the processes that they start inherit that.
        kill(id, SIGTRAP)
        // The runtime writes the calls down, and would go on with the loop.
        let end = ContinuousClock.now + Self.backtraceTime
        while process.isRunning, Backtrace(backtrace) == nil, ContinuousClock.now < end, !Task.isCancelled {
            try? await Task.sleep(for: .milliseconds(100))
        }
        if process.isRunning { kill(id, SIGKILL) }
    }

    /// Ends the app in good order, or by force when it is stuck.
    func stop() {
        retire()
        process.terminate()
        let end = ContinuousClock.now + Self.stopTime
        while process.isRunning, ContinuousClock.now < end { usleep(10_000) }
        if process.isRunning { kill(process.processIdentifier, SIGKILL) }
        try? input.fileHandleForWriting.close()
        for file in [note, backtrace] { try? FileManager.default.removeItem(at: file) }
    }
}
