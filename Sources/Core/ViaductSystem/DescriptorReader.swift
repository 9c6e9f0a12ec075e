internal import Dispatch
internal import Foundation
internal import Glibc
internal import Synchronization

/// Reads a descriptor on a thread of its own, and closes it at the end.
///
/// libdispatch's and Foundation's own ways (`DispatchSource`, `DispatchIO`, `readabilityHandler`) crash the process now and then when the
/// other end hangs up: a source that is cancelled on the main queue can be freed while libdispatch's thread still handles its event.
///
/// At most one piece is on its way: the thread reads on when the main queue has taken it, so a fast writer waits.
package final class DescriptorReader: Sendable {
    private enum State: UInt8, AtomicRepresentable {
        case reading
        case cancelled
        case over
    }

    /// In bytes.
    private static let pieceSize = 16 << 10

    private let descriptor: Int32
    /// The read end of a pipe, and its write end, which is closed when the reader is cancelled. -1 where there was none left.
    private let alarm: Int32
    private let alarmTrigger: Int32
    private let state = Atomic(State.reading)

    /// - Parameters:
    ///   - descriptor: belongs to the reader from now on.
    ///   - onBytes: receives what was read, never nothing.
    ///   - onEnd: called once when nothing more can come, unless the reader was cancelled.
    package init(
        _ descriptor: Int32, onBytes: @escaping @MainActor ([UInt8]) -> Void, onEnd: @escaping @MainActor () -> Void = {}
    ) {
        self.descriptor = descriptor
        var ends: [Int32] = [-1, -1]
        pipe(&ends)
        for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        (alarm, alarmTrigger) = (ends[0], ends[1])
        Thread.detachNewThread { [self] in run(onBytes, onEnd) }
    }

    /// Ends the reading. Nothing is called afterwards, when this is called on the main actor.
    package func cancel() {
        let isFirst = state.compareExchange(expected: .reading, desired: .cancelled, ordering: .acquiringAndReleasing).exchanged
        if isFirst { close(alarmTrigger) }
    }

    private func run(_ onBytes: @escaping @MainActor ([UInt8]) -> Void, _ onEnd: @escaping @MainActor () -> Void) {
        while let bytes = next() { tell { onBytes(bytes) } }
        tell(onEnd)
        if state.exchange(.over, ordering: .acquiringAndReleasing) == .reading { close(alarmTrigger) }
        close(descriptor)
        close(alarm)
    }

    /// Calls the function on the main queue, and waits for that.
    private func tell(_ body: @escaping @MainActor () -> Void) {
        let done = DispatchSemaphore(value: 0)
        DispatchQueue.main.async { [self] in
            MainActor.assumeIsolated { if isReading { body() } }
            done.signal()
        }
        done.wait()
    }

    private var isReading: Bool { state.load(ordering: .acquiring) == .reading }

    /// Waits for the next piece.
    ///
    /// - Returns: `nil` at the end.
    private func next() -> [UInt8]? {
        while isReading {
            var wanted = [pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0), pollfd(fd: alarm, events: Int16(POLLIN), revents: 0)]
            guard poll(&wanted, nfds_t(wanted.count), -1) > 0 else { continue }
            guard wanted[0].revents != 0 else { continue }
            var failure: Int32 = 0
            let bytes = [UInt8](unsafeUninitializedCapacity: Self.pieceSize) { buffer, count in
                let result = read(descriptor, buffer.baseAddress, buffer.count)
                (count, failure) = (max(result, 0), result < 0 ? errno : 0)
            }
            if !bytes.isEmpty { return bytes }
            if failure != EINTR, failure != EAGAIN { return nil }
        }
        return nil
    }
}
