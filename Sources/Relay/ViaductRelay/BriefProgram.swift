internal import Foundation
internal import Glibc

/// A program that is run while its caller waits: for what takes a few milliseconds and writes little.
///
/// It leaves no process and no descriptor behind, however it ends. Foundation's `Process` keeps its pipe open until a run loop
/// of the main thread turns, which Viaduct's never does, and ends this process when there are no descriptors for a pipe.
package struct BriefProgram: Sendable {
    package struct Failure: Error, Equatable {
        /// The end of a sentence that begins with the program: `took longer than 2.0 seconds`.
        package let text: String
    }

    /// A slower program is killed: nothing else is served meanwhile.
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
        var ends: [Int32] = [-1, -1]
        guard pipe(&ends) == 0 else { throw Failure(errno) }
        for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        defer { close(ends[0]) }
        let started = start(output: ends[1])
        close(ends[1])
        let identifier = try started.get()
        defer {
            kill(identifier, SIGKILL)
            while waitpid(identifier, nil, 0) < 0, errno == EINTR {}
        }
        return try read(ends[0], until: deadline)
    }

    private func start(output: Int32) -> Result<pid_t, Failure> {
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0)
        posix_spawn_file_actions_adddup2(&actions, output, STDOUT_FILENO)
        if includesErrors {
            posix_spawn_file_actions_adddup2(&actions, output, STDERR_FILENO)
        } else {
            posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, "/dev/null", O_WRONLY, 0)
        }
        let environment = ProcessInfo.processInfo.environment.map { "\($0)=\($1)" }
        let (command, variables) = (arguments.map { strdup($0) }, environment.map { strdup($0) })
        defer { for pointer in command + variables { free(pointer) } }
        var identifier: pid_t = 0
        let error = posix_spawn(&identifier, arguments.first ?? "", &actions, nil, command + [nil], variables + [nil])
        return error == 0 ? .success(identifier) : .failure(Failure(error))
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
            guard count > 0 else { throw Failure(errno) }
            output += chunk[..<count]
            guard output.count <= Self.maximumOutput else {
                throw Failure(text: "wrote more than \(Self.maximumOutput >> 20) MiB")
            }
        }
    }
}

extension BriefProgram.Failure {
    fileprivate init(_ error: Int32) {
        self.init(text: "could not be run: \(String(cString: strerror(error)).lowercased())")
    }
}
