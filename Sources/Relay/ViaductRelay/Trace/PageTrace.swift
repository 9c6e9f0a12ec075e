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
    private var events = EventBuffer()
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
    subscript(number: Int) -> TraceEvent? { first <= number && number < end ? events[number - first] : nil }

    /// In bytes: the cost of an event; `nil` for one that is not there.
    func size(of number: Int) -> Int? { first <= number && number < end ? events.size(of: number - first) : nil }

    /// - Parameter shown: the event's number for its reader.
    func record(_ number: Int, as shown: Int) -> TraceRecord? {
        self[number].map { TraceRecord($0, number: shown, page: page, test: test) }
    }

    /// Adds the newest event, and drops old ones to stay within the limit.
    ///
    /// - Parameters:
    ///   - time: in microseconds since 1970.
    ///   - limit: in bytes.
    /// - Returns: by how many bytes it has grown, and how many events were dropped.
    func add(_ content: TraceEvent.Content, time: Int, limit: Int) -> (bytes: Int, dropped: Int) {
        let change = events.add(content, time: time, excess: bytes - limit)
        end += 1
        first += change.removed
        bytes += change.size - change.removedBytes
        return (change.size - change.removedBytes, change.removed)
    }

    /// - Returns: the bytes of the dropped event.
    @discardableResult
    func dropOldest() -> Int {
        guard let size = events.removeFirst() else { return 0 }
        first += 1
        bytes -= size
        return size
    }
}
