internal import Dispatch
internal import Foundation
internal import Glibc

/// A running nginx, which ends with this process, however that ends.
@MainActor final class NginxProcess {
    private static let stopTime = Duration.seconds(2)
    /// A worker without its master goes on, and keeps the outputs open.
    private static let watchInterval = DispatchTimeInterval.seconds(1)
    /// The first descriptor behind standard error.
    private static let firstInherited: Int32 = 3

    private let identifier: pid_t
    private let source: any DispatchSourceRead
    private let watch: any DispatchSourceTimer
    private var unfinishedLine: [UInt8] = []
    private var hasEnded = false
    private let onLine: @MainActor (String) -> Void
    private let onEnd: @MainActor (_ status: String) -> Void

    /// - Parameters:
    ///   - arguments: with the program's path first.
    ///   - sockets: descriptors that it inherits, and takes by their addresses.
    ///   - onLine: gets each line that it writes.
    ///   - onEnd: is called when it has ended without `stop`.
    init(
        _ arguments: [String], sockets: [Int32], onLine: @escaping @MainActor (String) -> Void,
        onEnd: @escaping @MainActor (_ status: String) -> Void
    ) throws(ProxyError) {
        var ends: [Int32] = [-1, -1]
        guard pipe(&ends) == 0 else { throw Self.failure(errno) }
        for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        let inherited = sockets.indices.map { Self.firstInherited + Int32($0) }
        let result = Self.spawn(arguments, sockets: Array(zip(sockets, inherited)), output: ends[1])
        _ = Glibc.close(ends[1])
        guard case .success(let identifier) = result else {
            _ = Glibc.close(ends[0])
            if case .failure(let error) = result { throw error }
            throw Self.failure(EINVAL)
        }
        self.identifier = identifier
        self.onLine = onLine
        self.onEnd = onEnd
        let descriptor = ends[0]
        _ = fcntl(descriptor, F_SETFL, O_NONBLOCK)
        watch = DispatchSource.makeTimerSource(queue: .main)
        source = DispatchSource.makeReadSource(fileDescriptor: descriptor, queue: .main)
        source.setCancelHandler { _ = Glibc.close(descriptor) }
        source.setEventHandler { [weak self] in MainActor.assumeIsolated { self?.read(descriptor) } }
        watch.schedule(deadline: .now() + Self.watchInterval, repeating: Self.watchInterval)
        watch.setEventHandler { [weak self] in MainActor.assumeIsolated { self?.check() } }
        source.resume()
        watch.resume()
    }

    /// Has it read its configuration again, and look up the names there.
    func reload() {
        if !hasEnded { kill(identifier, SIGHUP) }
    }

    /// Ends it, and waits for that.
    func stop() {
        guard !hasEnded else { return }
        close()
        kill(identifier, SIGTERM)
        let end = ContinuousClock.now + Self.stopTime
        while waitpid(identifier, nil, WNOHANG) == 0, ContinuousClock.now < end { usleep(2_000) }
        // All that is left of it.
        kill(-identifier, SIGKILL)
        waitpid(identifier, nil, 0)
    }

    private func read(_ descriptor: Int32) {
        var bytes = [UInt8](repeating: 0, count: 16 * 1024)
        let count = Glibc.read(descriptor, &bytes, bytes.count)
        if count > 0 {
            unfinishedLine += bytes[..<count]
            while let end = unfinishedLine.firstIndex(of: UInt8(ascii: "\n")) {
                let line = String(decoding: unfinishedLine[..<end], as: UTF8.self)
                unfinishedLine.removeSubrange(...end)
                onLine(line)
            }
        } else if count == 0 {
            // Nobody writes any more, since nobody is there who could.
            var status: Int32 = 0
            waitpid(identifier, &status, 0)
            finish(status)
        }
    }

    private func check() {
        var status: Int32 = 0
        if waitpid(identifier, &status, WNOHANG) == identifier { finish(status) }
    }

    private func finish(_ status: Int32) {
        guard !hasEnded else { return }
        close()
        kill(-identifier, SIGKILL)
        let signal = status & 0x7f
        onEnd(signal == 0 ? "status \((status >> 8) & 0xff)" : "signal \(signal)")
    }

    private func close() {
        hasEnded = true
        source.cancel()
        watch.cancel()
    }

    private static func spawn(
        _ arguments: [String], sockets: [(from: Int32, to: Int32)], output: Int32
    ) -> Result<pid_t, ProxyError> {
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0)
        posix_spawn_file_actions_adddup2(&actions, output, STDOUT_FILENO)
        posix_spawn_file_actions_adddup2(&actions, output, STDERR_FILENO)
        // Above all that may still be needed, before they go where they belong.
        let above = (sockets.flatMap { [$0.from, $0.to] } + [output]).max() ?? 0
        for (index, socket) in sockets.enumerated() {
            posix_spawn_file_actions_adddup2(&actions, socket.from, above + 1 + Int32(index))
        }
        for (index, socket) in sockets.enumerated() {
            posix_spawn_file_actions_adddup2(&actions, above + 1 + Int32(index), socket.to)
        }
        for index in sockets.indices { posix_spawn_file_actions_addclose(&actions, above + 1 + Int32(index)) }

        var attributes = posix_spawnattr_t()
        posix_spawnattr_init(&attributes)
        defer { posix_spawnattr_destroy(&attributes) }
        // In a group of its own: an interrupt from the keyboard is for Viaduct, which ends its pages' sockets first.
        var none = sigset_t()
        sigemptyset(&none)
        posix_spawnattr_setsigmask(&attributes, &none)
        posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGMASK))
        posix_spawnattr_setpgroup(&attributes, 0)

        let names = sockets.map { "\($0.to);" }.joined()
        let environment = ProcessInfo.processInfo.environment.merging(["NGINX": names]) { $1 }.map { "\($0)=\($1)" }
        var identifier: pid_t = 0
        let command = ["setpriv", "--pdeathsig", "TERM"] + arguments
        let error = withCStrings(command) { command in
            withCStrings(environment) { posix_spawnp(&identifier, "setpriv", &actions, &attributes, command, $0) }
        }
        return error == 0 ? .success(identifier) : .failure(failure(error))
    }

    private static func withCStrings<Value>(
        _ strings: [String], _ body: ([UnsafeMutablePointer<CChar>?]) -> Value
    ) -> Value {
        let pointers = strings.map { strdup($0) }
        defer { for pointer in pointers { free(pointer) } }
        return body(pointers + [nil])
    }

    private static func failure(_ error: Int32) -> ProxyError {
        ProxyError(code: .start, text: "nginx cannot be started: \(String(cString: strerror(error)).lowercased()).")
    }
}
