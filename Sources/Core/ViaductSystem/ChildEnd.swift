package import Glibc

/// How a child process has ended.
package enum ChildEnd: Equatable, Sendable, CustomStringConvertible {
    case exit(status: Int32)
    case signal(Int32)

    /// - Parameter status: as `waitpid` returns it.
    init(status: Int32) {
        let signal = status & 0x7f
        self = signal == 0 ? .exit(status: (status >> 8) & 0xff) : .signal(signal)
    }

    /// Waits for the end of the child, and lets the system forget it.
    package init(waitingFor identifier: pid_t) {
        var status: Int32 = 0
        while waitpid(identifier, &status, 0) < 0, errno == EINTR {}
        self.init(status: status)
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
