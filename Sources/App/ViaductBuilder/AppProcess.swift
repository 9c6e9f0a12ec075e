import Foundation
import ViaductSystem

/// A running app.
@MainActor final class AppProcess {
    private static let stopTime = Duration.milliseconds(500)
    /// Time for the runtime to write a loop's backtrace on a busy machine.
    private static let backtraceTime = Duration.seconds(10)

    let id: pid_t
    /// The app's standard input, without waiting for an app that does not read.
    private let input: FileHandle
    private var watch: ChildWatch?
    private var isStopped = false
    /// The app's report of its own end.
    private var lastWords = ""
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
        let mark = UUID().uuidString
        note = folder.appending(path: "handling-\(mark)")
        backtrace = folder.appending(path: "crash-\(mark)")
        var environment = ["VIADUCT_SUPERVISED": note.path, "SWIFT_BACKTRACE": Backtrace.settings(file: backtrace)]
        if !crashes.isEmpty, let text = try? JSONEncoder().encode(crashes) {
            environment["VIADUCT_CRASHED"] = String(decoding: text, as: UTF8.self)
        }
        if let authorities { environment["VIADUCT_CA"] = authorities }
        // Other users may read a command line, and the program's file.
        if let token { environment["VIADUCT_TOKEN"] = token }
        if succeeds { environment["VIADUCT_SUCCEEDS"] = "1" }
        let pipe = Pipe()
        input = pipe.fileHandleForWriting
        _ = fcntl(input.fileDescriptor, F_SETFL, O_NONBLOCK)
        let child = try ChildProcess(
            [executable.path], environment: environment, input: pipe.fileHandleForReading.fileDescriptor, errors: .included)
        try? pipe.fileHandleForReading.close()
        id = child.identifier
        watch = ChildWatch(child) { [weak self] line in
            self?.receive(line, print)
        } onEnd: { end in
            // It stays until then, whoever lets it go.
            self.didEnd(end, onCrash)
        }
        if let status { tell(status) }
        loopWatch = Task { [weak self, note, id = self.id] in
            if await LoopWatch(of: id, note: note, print: print).run() { await self?.endLoop() }
        }
    }

    private func receive(_ line: String, _ print: (String) -> Void) {
        guard !line.isEmpty, !Backtrace.isAnnouncement(line) else { return }
        if line.contains("atal error") { lastWords = line }
        if !isStopped { print(line) }
    }

    private func didEnd(_ end: ChildEnd, _ onCrash: (Crash) -> Void) {
        let reason =
            switch end {
            case .exit(let status): "exit status \(status)"
            case .signal(let number): "signal \(number)"
            }
        let loop = "an endless loop, ended after \(LoopWatch.limit) s"
        let crash = Crash(
            reason: reason, message: isLooping ? loop : lastWords, handling: HandlingState(note), frames: Backtrace(backtrace)?.frames ?? [],
            isKilled: end == .signal(SIGKILL) && !isLooping)
        removeFiles()
        loopWatch?.cancel()
        try? input.close()
        if !isStopped { onCrash(crash) }
    }

    private func removeFiles() {
        for file in [note, backtrace] { try? FileManager.default.removeItem(at: file) }
    }

    private var isRunning: Bool { watch?.isRunning == true }

    /// Makes the app notify its pages.
    func tell(_ status: AppStatus) {
        try? input.write(contentsOf: Data((status.line + "\n").utf8))
    }

    /// Expects the app to end: the server ends it when a newer one replaces it.
    func retire() {
        isStopped = true
        loopWatch?.cancel()
    }

    /// Ends the app like a crash, so that the runtime reports where it loops.
    private func endLoop() async {
        guard isRunning else { return }
        isLooping = true
        watch?.send(SIGTRAP)
        // The runtime writes the calls down, and would go on with the loop.
        let end = ContinuousClock.now + Self.backtraceTime
        while isRunning, Backtrace(backtrace) == nil, ContinuousClock.now < end, !Task.isCancelled {
            try? await Task.sleep(for: .milliseconds(100))
        }
        watch?.send(SIGKILL)
    }

    /// Ends the app in good order, or by force when it is stuck.
    func stop() {
        retire()
        watch?.cancel()
        watch?.send(SIGTERM)
        if watch?.wait(for: Self.stopTime) == false {
            watch?.send(SIGKILL)
            _ = watch?.wait(for: Self.stopTime)
        }
        try? input.close()
        removeFiles()
    }
}
