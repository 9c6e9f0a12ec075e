import Glibc
import ViaductSystem

/// Handles SIGTERM and SIGINT on the main actor.
@MainActor final class TerminationWatch {
    /// The end of a pipe that the signal handler may write to.
    nonisolated(unsafe) private static var alarm: Int32 = -1

    private let reader: DescriptorReader

    init(onTermination: @escaping @MainActor () -> Void) {
        var ends: [Int32] = [-1, -1]
        pipe(&ends)
        for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        Self.alarm = ends[1]
        reader = DescriptorReader(ends[0]) { _ in onTermination() }
        for number in [SIGTERM, SIGINT] {
            signal(number) { _ in
                var byte: UInt8 = 0
                _ = write(TerminationWatch.alarm, &byte, 1)
            }
        }
    }
}
