import Foundation
import Glibc
import ViaductSystem

/// Another command of this program, in a process of its own: what it does can be ended, and ends with this process.
@MainActor final class OwnProgram {
    struct Outcome: Equatable {
        let end: ChildEnd
        /// Standard output and standard error together.
        let output: String
    }

    struct Failure: Error, CustomStringConvertible {
        let description: String
    }

    /// In bytes: what comes behind it is left out, and the outcome says so.
    private static let longestOutput = 1 << 20

    private var lines: [String] = []
    private var size = 0
    private var watch: ChildWatch?
    private var continuation: CheckedContinuation<Result<Outcome, Failure>, Never>?

    /// Runs a command to its end. A task that is cancelled ends it.
    ///
    /// - Parameter limit: a command that takes longer is ended.
    static func run(_ arguments: [String], limit: Duration) async throws -> Outcome {
        let process: ChildProcess
        do {
            process = try ChildProcess(["setpriv", "--pdeathsig", "TERM", path] + arguments, errors: .included)
        } catch {
            throw Failure(description: "viaduct \(arguments.first ?? "") cannot be started: \(error.text).")
        }
        let program = OwnProgram()
        let result = await withTaskCancellationHandler {
            await withCheckedContinuation { program.start(process, limit: limit, $0) }
        } onCancel: {
            Task { @MainActor in program.end(.failure(Failure(description: "The call was cancelled."))) }
        }
        return try result.get()
    }

    /// The file of this program, also when a newer one has replaced it.
    private static var path: String {
        let path = (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")) ?? "/proc/self/exe"
        let replaced = " (deleted)"
        return path.hasSuffix(replaced) ? String(path.dropLast(replaced.count)) : path
    }

    private func start(_ process: ChildProcess, limit: Duration, _ continuation: CheckedContinuation<Result<Outcome, Failure>, Never>) {
        self.continuation = continuation
        watch = ChildWatch(process, endsGroup: true) { [self] line in
            size += line.utf8.count
            if size <= Self.longestOutput { lines.append(line) }
        } onEnd: { [self] end in
            let note = size > Self.longestOutput ? ["The rest of the output, which has \(size) bytes, is left out."] : []
            self.end(.success(Outcome(end: end, output: (lines + note).joined(separator: "\n"))))
        }
        let seconds = Int(limit / .seconds(1))
        DispatchQueue.main.asyncAfter(deadline: .now() + .seconds(seconds)) { [weak self] in
            MainActor.assumeIsolated { self?.end(.failure(Failure(description: "It took longer than \(seconds / 60) minutes, and was ended."))) }
        }
    }

    private func end(_ result: Result<Outcome, Failure>) {
        guard let continuation else { return }
        self.continuation = nil
        if case .failure = result { watch?.killAll() }
        watch?.cancel()
        watch = nil
        continuation.resume(returning: result)
    }
}
