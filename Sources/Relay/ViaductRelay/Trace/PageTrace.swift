internal import ViaductProtocol

/// The events of one page. The page's limit, and its room's, drop the oldest.
@MainActor final class PageTrace {
    /// The start of the page's id, enough to distinguish it from others.
    let page: String
    let room: String
    /// The tag of the page's test; `nil` for a page of none.
    let test: String?
    /// As `TraceSource.run`, for the page's own readers.
    let run = PageEvents.makeRun()
    /// The oldest first.
    private var events = Queue<KeptEvent>()
    private(set) var bytes = 0
    /// The number of its oldest event: as many were dropped.
    private(set) var first = 0
    /// How many events it has had. Not counted: a look at `events` costs as much as a short text.
    private(set) var end = 0
    /// Whether the page is gone. After a return it has another trace.
    var isOver = false

    init(page: String, room: String, test: String? = nil) {
        self.page = page
        self.room = room
        self.test = test
    }

    /// - Parameter number: among its own events.
    /// - Returns: `nil` for an event that was dropped, or has not come yet.
    subscript(number: Int) -> TraceEvent? { first <= number && number < end ? events[number - first].event : nil }

    /// - Parameter shown: the event's number for its reader.
    func record(_ number: Int, as shown: Int) -> TraceRecord? {
        self[number].map { TraceRecord($0, number: shown, page: page, test: test) }
    }

    /// Adds the newest event, and drops old ones to stay within the limit.
    ///
    /// - Parameter limit: in bytes.
    /// - Returns: by how many bytes it has grown, and how many events were dropped.
    func add(_ event: TraceEvent, limit: Int) -> (bytes: Int, dropped: Int) {
        let before = (bytes, first)
        let kept = KeptEvent(event: event, size: event.size)
        events.append(kept)
        end += 1
        bytes += kept.size
        while bytes > limit, end - first > 1 { dropOldest() }
        return (bytes - before.0, first - before.1)
    }

    /// - Returns: the bytes of the dropped event.
    @discardableResult
    func dropOldest() -> Int {
        guard let size = events.popFirst()?.size else { return 0 }
        first += 1
        bytes -= size
        return size
    }
}

/// No tuple: the compiler does not know how to copy one of another module's types, and asks the runtime each time.
private struct KeptEvent {
    let event: TraceEvent
    /// In bytes.
    let size: Int
}
