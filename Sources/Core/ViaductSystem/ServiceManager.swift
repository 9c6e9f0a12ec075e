internal import Glibc
internal import LWS

/// The service manager that started the process and expects reports of its state, by the protocol of systemd's sd_notify(3).
@MainActor public struct ServiceManager {
    public enum State: Sendable {
        /// All sockets are listening, or a reload is complete.
        case ready
        case reloading
        case stopping
        /// The process is responsive: the watchdog's ping.
        case alive

        @MainActor fileprivate var text: String {
            switch self {
            case .ready: "READY=1"
            case .reloading: "RELOADING=1\nMONOTONIC_USEC=\(MonotonicClock.nanoseconds / 1000)"
            case .stopping: "STOPPING=1"
            case .alive: "WATCHDOG=1"
            }
        }
    }

    private let address: sockaddr_un
    private let length: socklen_t
    /// The longest time between two `alive` reports; `nil` when the manager runs no watchdog.
    public let watchdogTime: Duration?

    /// - Parameter environment: `NOTIFY_SOCKET` is a path, or `@` and the name of an abstract socket. `WATCHDOG_USEC` is meant for the
    ///   process `WATCHDOG_PID`.
    /// - Returns: `nil` when no service manager expects reports.
    public init?(environment: [String: String]) {
        guard let name = environment["NOTIFY_SOCKET"], name.hasPrefix("/") || name.hasPrefix("@") else { return nil }
        var address = sockaddr_un()
        address.sun_family = sa_family_t(AF_UNIX)
        var bytes = Array(name.utf8)
        guard bytes.count > 1, bytes.count < MemoryLayout.size(ofValue: address.sun_path) else { return nil }
        if name.hasPrefix("@") { bytes[0] = 0 }
        withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: bytes) }
        self.address = address
        // The name of an abstract socket has no terminator: only the length ends it.
        length = socklen_t((MemoryLayout.offset(of: \sockaddr_un.sun_path) ?? 2) + bytes.count)
        let isMeant = environment["WATCHDOG_PID"].map { Int32($0) == getpid() } ?? true
        let microseconds = environment["WATCHDOG_USEC"].flatMap { Int($0) } ?? 0
        watchdogTime = isMeant && microseconds > 0 ? .microseconds(microseconds) : nil
    }

    /// Sends the state, without waiting for a manager that does not read.
    public func tell(_ state: State) {
        let socket = socket(AF_UNIX, Int32(SOCK_DGRAM.rawValue | SOCK_CLOEXEC.rawValue), 0)
        guard socket >= 0 else { return }
        defer { close(socket) }
        let text = Array(state.text.utf8)
        withUnsafePointer(to: address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                _ = sendto(socket, text, text.count, Int32(MSG_DONTWAIT) | Int32(MSG_NOSIGNAL), $0, length)
            }
        }
    }
}
