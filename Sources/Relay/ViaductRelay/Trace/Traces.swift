internal import Foundation
internal import ViaductProtocol

/// The trace of each room, in memory.
@MainActor final class Traces {
    /// In bytes: how much goes at once when all rooms together have too much.
    private static let step = 1 << 20

    private let limits: TraceLimits
    private var rooms: [String: RoomTrace] = [:]
    private(set) var bytes = 0
    /// Takes the name of a room that somebody reads from now on, or nobody any more.
    var watchDidChange: (String) -> Void = { _ in }

    init(limits: TraceLimits = TraceLimits()) {
        self.limits = limits
    }

    /// The trace of a room, from now on if there was none.
    func room(_ name: String) -> RoomTrace {
        if let room = rooms[name] { return room }
        let room = RoomTrace { [weak self] in self?.watchDidChange(name) }
        rooms[name] = room
        return room
    }

    func isWatched(_ room: String) -> Bool { rooms[room]?.isWatched == true }

    func add(_ content: TraceEvent.Content, of page: PageTrace) {
        bytes += room(page.room).add(TraceEvent(time: Self.now, content: content), of: page, limits: limits)
        guard bytes > limits.all else { return }
        // So much at once that the cost of a look at all rooms is spread over what comes next.
        let wanted = limits.all - Self.step
        for room in rooms.values.sorted(by: { ($0.oldestTime ?? .max) < ($1.oldestTime ?? .max) }) where bytes > wanted {
            bytes -= room.drop(bytes: min(Self.step, bytes - wanted))
        }
        rooms = rooms.filter { $0.value.isNeeded }
    }

    /// In microseconds since 1970.
    private static var now: Int {
        var time = timespec()
        clock_gettime(CLOCK_REALTIME, &time)
        return time.tv_sec * 1_000_000 + time.tv_nsec / 1000
    }
}
