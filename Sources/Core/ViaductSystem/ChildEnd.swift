package import Glibc

/// How a child process has ended.
package enum ChildEnd: Equatable, Sendable, CustomStringConvertible {
    case exit(status: Int32)
    case signal(Int32)

    private static let signalBits: Int32 = 0x7f

    /// - Parameter status: as `waitpid` returns it.
    /// - Returns: `nil` for a process that only stands still, of which a debugger is told.
    init?(status: Int32) {
        let signal = status & Self.signalBits
        guard signal != Self.signalBits else { return nil }
        self = signal == 0 ? .exit(status: (status >> 8) & 0xff) : .signal(signal)
    }

    /// Waits for the end of the child, and lets the system forget it.
    package init(waitingFor identifier: pid_t) {
        var status: Int32 = 0
        while true {
            let result = waitpid(identifier, &status, 0)
            if result >= 0, let end = ChildEnd(status: status) {
                self = end
                return
            }
            // Its end is known to nobody any more.
            if result < 0, errno != EINTR {
                self = .exit(status: 0)
                return
            }
        }
    }

    /// The status of a program that has come to its end, and the number of the signal otherwise.
    package var number: Int32 {
        switch self {
        case .exit(let status): status
        case .signal(let number): number
        }
    }

    package var description: String {
        switch self {
        case .exit(let status): "status \(status)"
        case .signal(let number): "signal \(number)"
        }
    }
}
