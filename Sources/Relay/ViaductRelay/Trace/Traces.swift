internal import Foundation
internal import ViaductProtocol

/// The trace of each room, in memory.
@MainActor final class Traces {
    /// In bytes: the cost of a room besides its events. Pages make rooms by naming them.
    static let roomOverhead = 1 << 10

    private let limits: TraceLimits
    private var rooms: [String: RoomTrace] = [:]
    /// All rooms. The first one is dropped to make room for the others.
    private var order = RoomOrder()
    /// The room of the last event: most events are of the same one.
    private var last: RoomTrace?
    /// Receives the name of a room that has its first reader now, or none any more.
    var watchDidChange: (String) -> Void = { _ in }

    init(limits: TraceLimits = TraceLimits()) {
        self.limits = limits
    }

    /// The size of the events and the rooms.
    private(set) var bytes = 0

    /// The trace of a room, from now on if there was none.
    func room(_ name: String) -> RoomTrace {
        if let last, last.name == name { return last }
        if let room = rooms[name] {
            last = room
            return room
        }
        let room = RoomTrace(name: name) { [weak self] in self?.watchDidChange(name) }
        rooms[name] = room
        last = room
        bytes += Self.roomOverhead
        order.moveToEnd(room)
        return room
    }

    func isWatched(_ room: String) -> Bool { rooms[room]?.isWatched == true }

    /// - Parameter age: in milliseconds, how long ago it has happened.
    func add(_ content: TraceEvent.Content, of page: PageTrace, age: Int = 0) {
        let room = room(page.room)
        bytes += room.add(content, time: Self.now - age * 1000, of: page, limits: limits)
        order.moveToEnd(room)
        makeRoom()
    }

    private func makeRoom() {
        guard bytes > limits.all else { return }
        // Rooms that are read stay without their events, and need not be looked at twice.
        var left = rooms.count
        while bytes > limits.all, left > 0, let idle = order.first {
            left -= 1
            bytes -= idle.drop(bytes: bytes - limits.all)
            if idle.isNeeded {
                order.moveToEnd(idle)
            } else {
                order.remove(idle)
                rooms[idle.name] = nil
                bytes -= Self.roomOverhead
                if last === idle { last = nil }
            }
        }
    }

    /// Since 1970, as the times of events.
    static var milliseconds: Int { now / 1000 }

    /// In microseconds since 1970.
    private static var now: Int {
        var time = timespec()
        clock_gettime(CLOCK_REALTIME, &time)
        return time.tv_sec * 1_000_000 + time.tv_nsec / 1000
    }
}
