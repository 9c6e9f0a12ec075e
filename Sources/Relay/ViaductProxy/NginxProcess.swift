internal import Dispatch
internal import Glibc
internal import LWS
internal import ViaductSystem

/// A running nginx, which ends with this process, however that ends.
///
/// It is in a process group of its own: an interrupt from the keyboard is for Viaduct, which then ends it. It inherits
/// the public sockets as from an nginx before it (the variable `NGINX`).
@MainActor final class NginxProcess {
    private static let stopTime = Duration.seconds(2)
    /// A worker survives its master and keeps the outputs open, so their end does not show the master's.
    private static let watchInterval = DispatchTimeInterval.seconds(1)

    private let identifier: pid_t
    private let source: any DispatchSourceRead
    private let watch: any DispatchSourceTimer
    private var unfinishedLine: [UInt8] = []
    private var hasEnded = false
    private let onLine: @MainActor (String) -> Void
    private let onEnd: @MainActor (_ status: String) -> Void

    /// - Parameters:
    ///   - arguments: with the program's path first.
    ///   - sockets: descriptors that nginx inherits and recognizes by their addresses.
    ///   - onLine: receives each line that nginx writes.
    ///   - onEnd: called when nginx has ended without `stop`.
    init(
        _ arguments: [String], sockets: [Int32], onLine: @escaping @MainActor (String) -> Void,
        onEnd: @escaping @MainActor (_ status: String) -> Void
    ) throws(ProxyError) {
        let names = sockets.indices.map { "\(ChildProcess.firstInherited + Int32($0));" }.joined()
        let child: ChildProcess
        do throws(SystemError) {
            child = try ChildProcess(
                ["setpriv", "--pdeathsig", "TERM"] + arguments, environment: ["NGINX": names], includesErrors: true,
                inheriting: sockets)
        } catch {
            throw ProxyError(code: .start, text: "nginx cannot be started: \(error.text).")
        }
        identifier = child.identifier
        self.onLine = onLine
        self.onEnd = onEnd
        let descriptor = child.output
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

    /// Accepts nothing more, and ends it when its requests are answered and its sockets closed.
    func quit() {
        if !hasEnded { kill(identifier, SIGQUIT) }
    }

    /// Ends it, and waits for that.
    ///
    /// - Parameter time: for the requests under way. Sockets that stay open take all of it.
    func stop(within time: Duration = .zero) {
        guard !hasEnded else { return }
        close()
        if time > .zero, ends(by: SIGQUIT, within: time) { return }
        if ends(by: SIGTERM, within: Self.stopTime) { return }
        // All that is left of it.
        kill(-identifier, SIGKILL)
        waitpid(identifier, nil, 0)
    }

    private func ends(by signal: Int32, within time: Duration) -> Bool {
        kill(identifier, signal)
        let end = ContinuousClock.now + time
        while waitpid(identifier, nil, WNOHANG) == 0 {
            guard ContinuousClock.now < end else { return false }
            usleep(2_000)
        }
        kill(-identifier, SIGKILL)
        return true
    }

    private func read(_ descriptor: Int32) {
        var bytes = [UInt8](repeating: 0, count: 16 * 1024)
        let count = Glibc.read(descriptor, &bytes, bytes.count)
        if count > 0 {
            let lines = (unfinishedLine + bytes[..<count]).split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
            unfinishedLine = Array(lines.last ?? [])
            for line in lines.dropLast() { onLine(String(decoding: line, as: UTF8.self)) }
        } else if count == 0 {
            // No process holds the pipe's other end, so nginx has ended.
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
}
