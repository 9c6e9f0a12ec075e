internal import ViaductProtocol

/// The newest events of a page, as many as a limit allows.
struct KeptEvents {
    /// The oldest first, each with its size in bytes.
    private var events = Queue<(event: TraceEvent, size: Int)>()
    private(set) var bytes = 0
    /// The number of the oldest event: as many were dropped.
    private(set) var first = 0

    /// The number of the next event.
    var end: Int { first + events.count }

    /// - Returns: `nil` for an event that was dropped, or has not come yet.
    subscript(number: Int) -> TraceEvent? { first <= number && number < end ? events[number - first].event : nil }

    /// Adds the newest event, and drops old ones to stay within the limit.
    ///
    /// - Parameter limit: in bytes.
    /// - Returns: by how many bytes they have grown, and how many events were dropped.
    mutating func add(_ event: TraceEvent, limit: Int) -> (bytes: Int, dropped: Int) {
        let before = (bytes, first)
        let size = event.size
        events.append((event, size))
        bytes += size
        while bytes > limit, events.count > 1 { dropOldest() }
        return (bytes - before.0, first - before.1)
    }

    /// - Returns: the bytes of the dropped event.
    @discardableResult
    mutating func dropOldest() -> Int {
        guard let size = events.popFirst()?.size else { return 0 }
        first += 1
        bytes -= size
        return size
    }
}
