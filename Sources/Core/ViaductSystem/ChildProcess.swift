internal import CSystem
internal import Foundation
package import Glibc
package import LWS

/// A child process in a process group of its own: Ctrl-C in the terminal does not reach it.
///
/// The caller waits for its end, and closes `output`.
package struct ChildProcess {
    /// The place of standard error.
    package enum Errors: Sendable {
        case dropped
        /// In the output.
        case included
        /// That of this process.
        case inherited
    }

    /// The first descriptor behind standard error.
    package static let firstInherited: Int32 = 3

    /// The id of the process and of its group.
    package let identifier: pid_t
    /// The read end of the pipe for its output.
    package let output: Int32

    /// - Parameters:
    ///   - arguments: the program first; it is searched for in `PATH` unless it is a path.
    ///   - environment: added to this process's own.
    ///   - folder: the working folder; `nil` for this process's own.
    ///   - input: becomes standard input; with `nil` there is none. It stays the caller's.
    ///   - descriptors: inherited in this order, numbered from `firstInherited`.
    package init(
        _ arguments: [String], environment: [String: String] = [:], folder: String? = nil, input: Int32? = nil, errors: Errors,
        inheriting descriptors: [Int32] = []
    ) throws(SystemError) {
        var ends: [Int32] = [-1, -1]
        guard pipe(&ends) == 0 else { throw .current }
        for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        let variables = ProcessInfo.processInfo.environment.merging(environment) { $1 }.map { "\($0)=\($1)" }
        let started = Self.start(
            arguments, variables: variables, folder: folder, streams: (input, ends[1]), errors: errors, descriptors: descriptors)
        close(ends[1])
        do throws(SystemError) {
            identifier = try started.get()
        } catch {
            close(ends[0])
            throw error
        }
        output = ends[0]
    }

    private static func start(
        _ arguments: [String], variables: [String], folder: String?, streams: (input: Int32?, output: Int32), errors: Errors,
        descriptors: [Int32]
    ) -> Result<pid_t, SystemError> {
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        if let folder { posix_spawn_file_actions_addchdir_np(&actions, folder) }
        if let input = streams.input {
            posix_spawn_file_actions_adddup2(&actions, input, STDIN_FILENO)
        } else {
            posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0)
        }
        posix_spawn_file_actions_adddup2(&actions, streams.output, STDOUT_FILENO)
        switch errors {
        case .included: posix_spawn_file_actions_adddup2(&actions, streams.output, STDERR_FILENO)
        case .dropped: posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, "/dev/null", O_WRONLY, 0)
        case .inherited: break
        }
        inherit(descriptors, &actions)
        // Not every library has its descriptors closed on exec.
        posix_spawn_file_actions_addclosefrom_np(&actions, firstInherited + Int32(descriptors.count))

        var attributes = posix_spawnattr_t()
        posix_spawnattr_init(&attributes)
        defer { posix_spawnattr_destroy(&attributes) }
        var none = sigset_t()
        sigemptyset(&none)
        posix_spawnattr_setsigmask(&attributes, &none)
        posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGMASK))
        posix_spawnattr_setpgroup(&attributes, 0)

        var identifier: pid_t = 0
        let (command, environment) = (arguments.map { strdup($0) }, variables.map { strdup($0) })
        defer { for pointer in command + environment { free(pointer) } }
        let error = posix_spawnp(
            &identifier, arguments.first ?? "", &actions, &attributes, command + [nil], environment + [nil])
        return error == 0 ? .success(identifier) : .failure(SystemError(error))
    }

    private static func inherit(_ descriptors: [Int32], _ actions: inout posix_spawn_file_actions_t) {
        let moves = descriptors.enumerated().map { (from: $1, to: firstInherited + Int32($0)) }
        // Moved above every descriptor still needed, before each goes to its final number.
        let above = (moves.flatMap { [$0.from, $0.to] }.max() ?? 0) + 1
        let between = moves.indices.map { above + Int32($0) }
        for (move, middle) in zip(moves, between) { posix_spawn_file_actions_adddup2(&actions, move.from, middle) }
        for (move, middle) in zip(moves, between) { posix_spawn_file_actions_adddup2(&actions, middle, move.to) }
        for middle in between { posix_spawn_file_actions_addclose(&actions, middle) }
    }
}
