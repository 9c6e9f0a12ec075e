internal import Dispatch
internal import Foundation
internal import Glibc

/// A running child process, whose output and end are waited for by a thread each.
@MainActor package final class ChildWatch {
    /// Time for the last output of a process that has ended. A process that it has started may keep the pipe open.
    private static let outputTime = DispatchTimeInterval.milliseconds(500)
    /// Between two looks at whether it has ended, while the caller waits.
    private static let lookTime: useconds_t = 2_000

    private let identifier: pid_t
    private let endsGroup: Bool
    private let onLine: @MainActor (String) -> Void
    /// `nil` once it was called, or is not to be. It may hold the owner of the watch until then.
    private var onEnd: (@MainActor (ChildEnd) -> Void)?
    private var splitter = LineSplitter()
    private var reader: DescriptorReader?
    /// `nil` as long as it runs. From its end on, another process may get its number.
    private var end: ChildEnd?

    /// - Parameters:
    ///   - child: whose end and output nobody else waits for.
    ///   - endsGroup: whether the processes that it leaves behind are killed.
    ///   - onLine: receives each line of the output.
    ///   - onEnd: called once, behind the last line, when the process has ended and the watch was not cancelled.
    package init(
        _ child: ChildProcess, endsGroup: Bool = false, onLine: @escaping @MainActor (String) -> Void,
        onEnd: @escaping @MainActor (ChildEnd) -> Void
    ) {
        identifier = child.identifier
        self.endsGroup = endsGroup
        self.onLine = onLine
        self.onEnd = onEnd
        reader = DescriptorReader(child.output) { [weak self] bytes in
            guard let self else { return }
            for line in splitter.lines(with: bytes) { onLine(line) }
        } onEnd: { [weak self] in
            self?.outputDidEnd()
        }
        Self.wait(for: identifier) { [weak self, identifier] in
            if let self { processDidEnd() } else { waitpid(identifier, nil, WNOHANG) }
        }
    }

    isolated deinit {
        reader?.cancel()
    }

    package var isRunning: Bool {
        if end == nil {
            var status: Int32 = 0
            if waitpid(identifier, &status, WNOHANG) == identifier { end = ChildEnd(status: status) }
        }
        return end == nil
    }

    package func send(_ signal: Int32) {
        if isRunning { kill(identifier, signal) }
    }

    /// Blocks until the process has ended.
    ///
    /// - Returns: `false` when the time is over before that.
    package func wait(for time: Duration) -> Bool {
        let deadline = ContinuousClock.now + time
        while isRunning {
            guard ContinuousClock.now < deadline else { return false }
            usleep(Self.lookTime)
        }
        return true
    }

    /// Kills the process with all of its group, and waits for its end.
    package func killAll() {
        // The group keeps its number as long as one of its processes is there.
        kill(-identifier, SIGKILL)
        if end == nil { end = ChildEnd(waitingFor: identifier) }
    }

    /// Reports nothing more.
    package func cancel() {
        onEnd = nil
        reader?.cancel()
        reader = nil
    }

    /// Calls the function when the process has ended, and leaves it to others to let the system forget it.
    private nonisolated static func wait(for identifier: pid_t, then body: @escaping @MainActor () -> Void) {
        Thread.detachNewThread {
            var info = siginfo_t()
            while waitid(P_PID, id_t(identifier), &info, WEXITED | WNOWAIT) < 0, errno == EINTR {}
            DispatchQueue.main.async { MainActor.assumeIsolated(body) }
        }
    }

    private func processDidEnd() {
        // Before the system forgets the process, whose number is the group's.
        if endsGroup, end == nil { kill(-identifier, SIGKILL) }
        guard !isRunning, onEnd != nil else { return }
        guard reader != nil else { return report() }
        DispatchQueue.main.asyncAfter(deadline: .now() + Self.outputTime) { [weak self] in
            MainActor.assumeIsolated { self?.report() }
        }
    }

    private func outputDidEnd() {
        for line in splitter.end() { onLine(line) }
        reader = nil
        if end != nil { report() }
    }

    private func report() {
        guard let onEnd, let end else { return }
        cancel()
        onEnd(end)
    }
}
