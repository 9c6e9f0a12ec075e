internal import Glibc
internal import LWS
internal import ViaductSystem

/// A running nginx, which ends with this process, however that ends.
///
/// It is in a process group of its own: an interrupt from the keyboard is for Viaduct, which then ends it. It inherits
/// the public sockets as from an nginx before it (the variable `NGINX`).
@MainActor final class NginxProcess {
    private static let stopTime = Duration.seconds(2)

    private let watch: ChildWatch

    /// - Parameters:
    ///   - arguments: with the program's path first.
    ///   - sockets: descriptors that nginx inherits and recognizes by their addresses.
    ///   - files: descriptors that it inherits behind these, and reads where its configuration says so.
    ///   - onLine: receives each line that nginx writes.
    ///   - onEnd: called when nginx has ended without `stop`.
    init(
        _ arguments: [String], sockets: [Int32], files: [Int32], onLine: @escaping @MainActor (String) -> Void,
        onEnd: @escaping @MainActor (_ status: String) -> Void
    ) throws(ProxyError) {
        let names = sockets.indices.map { "\(ChildProcess.firstInherited + Int32($0));" }.joined()
        do throws(SystemError) {
            let child = try ChildProcess(
                ["setpriv", "--pdeathsig", "TERM"] + arguments, environment: ["NGINX": names], errors: .included,
                inheriting: sockets + files)
            // A worker survives its master, and would accept connections beside the next nginx.
            watch = ChildWatch(child, endsGroup: true, onLine: onLine) { onEnd("\($0)") }
        } catch {
            throw ProxyError(code: .start, text: "nginx cannot be started: \(error.text).")
        }
    }

    /// Has it read its configuration again, and look up the names there.
    func reload() {
        watch.send(SIGHUP)
    }

    /// Accepts nothing more, and ends it when its requests are answered and its sockets closed.
    func quit() {
        watch.send(SIGQUIT)
    }

    /// Ends it, and waits for that.
    ///
    /// - Parameter time: for the requests under way. Sockets that stay open take all of it.
    func stop(within time: Duration = .zero) {
        watch.cancel()
        if time > .zero {
            watch.send(SIGQUIT)
            if watch.wait(for: time) { return watch.killAll() }
        }
        watch.send(SIGTERM)
        _ = watch.wait(for: Self.stopTime)
        // All that is left of it.
        watch.killAll()
    }
}
