import Dispatch
import Glibc

/// Handles SIGTERM and SIGINT on the main queue.
@MainActor final class TerminationWatch {
    /// The end of a pipe that the signal handler may write to.
    nonisolated(unsafe) private static var alarm: Int32 = -1

    private let source: any DispatchSourceRead

    init(onTermination: @escaping @MainActor () -> Void) {
        var ends: [Int32] = [-1, -1]
        pipe(&ends)
        for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        Self.alarm = ends[1]
        source = DispatchSource.makeReadSource(fileDescriptor: ends[0], queue: .main)
        source.setEventHandler { MainActor.assumeIsolated(onTermination) }
        source.resume()
        for number in [SIGTERM, SIGINT] {
            signal(number) { _ in
                var byte: UInt8 = 0
                _ = write(TerminationWatch.alarm, &byte, 1)
            }
        }
    }
}
