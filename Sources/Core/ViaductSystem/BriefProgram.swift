internal import Glibc
internal import LWS

/// A short program that runs while its caller waits: it takes a few milliseconds and writes little.
///
/// It leaves no process and no descriptor behind, however it ends. Foundation's `Process` keeps its pipe open until a run loop
/// of the main thread turns, which Viaduct's never does, and ends this process when there are no descriptors for a pipe.
package struct BriefProgram: Sendable {
    package struct Failure: Error, Equatable {
        /// The end of a sentence that begins with the program: `took longer than 2.0 seconds`.
        package let text: String
    }

    /// A slower program is killed, because the server is blocked meanwhile.
    private static let timeLimit = Duration.seconds(2)
    /// In bytes; far more than a picture of a long address, or nginx' list of its options.
    private static let maximumOutput = 1 << 20

    private let arguments: [String]
    private let includesErrors: Bool
    private let timeLimit: Duration

    /// - Parameters:
    ///   - arguments: with the program's path first.
    ///   - includesErrors: whether standard error is part of the output; it is dropped otherwise.
    package init(_ arguments: [String], includesErrors: Bool = false) {
        self.init(arguments, includesErrors: includesErrors, timeLimit: Self.timeLimit)
    }

    init(_ arguments: [String], includesErrors: Bool = false, timeLimit: Duration) {
        self.arguments = arguments
        self.includesErrors = includesErrors
        self.timeLimit = timeLimit
    }

    /// Runs the program to its end.
    ///
    /// - Throws: when it cannot be started, takes too long, or writes too much.
    package func output() throws(Failure) -> [UInt8] {
        let deadline = ContinuousClock.now + timeLimit
        let process: ChildProcess
        do throws(SystemError) {
            process = try ChildProcess(arguments, errors: includesErrors ? .included : .dropped)
        } catch {
            throw Failure(error)
        }
        defer {
            close(process.output)
            kill(process.identifier, SIGKILL)
            while waitpid(process.identifier, nil, 0) < 0, errno == EINTR {}
        }
        return try read(process.output, until: deadline)
    }

    private func read(_ descriptor: Int32, until deadline: ContinuousClock.Instant) throws(Failure) -> [UInt8] {
        var output: [UInt8] = []
        var chunk = [UInt8](repeating: 0, count: 16 * 1024)
        while true {
            let left = (deadline - .now) / .milliseconds(1)
            guard left > 0 else { throw Failure(text: "took longer than \(timeLimit)") }
            var wanted = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
            guard poll(&wanted, 1, Int32(left.rounded(.up))) > 0 else { continue }
            let count = Glibc.read(descriptor, &chunk, chunk.count)
            if count == 0 { return output }
            guard count > 0 else { throw Failure(.current) }
            output += chunk[..<count]
            guard output.count <= Self.maximumOutput else {
                throw Failure(text: "wrote more than \(Self.maximumOutput >> 20) MiB")
            }
        }
    }
}

extension BriefProgram.Failure {
    fileprivate init(_ error: SystemError) {
        self.init(text: "could not be run: \(error.text)")
    }
}
