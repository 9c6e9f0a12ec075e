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
    private var kept = KeptEvents()
    /// As those of `kept`: the compiler proves that numbers are not in use elsewhere, and a look at `kept` costs as much as a short text.
    private(set) var bytes = 0
    private(set) var first = 0
    /// Whether the page is gone. After a return it has another trace.
    var isOver = false

    init(page: String, room: String, test: String? = nil) {
        self.page = page
        self.room = room
        self.test = test
    }

    /// How many events it has had.
    private(set) var end = 0

    /// - Parameter number: among its own events.
    /// - Returns: `nil` for an event that was dropped, or has not come yet.
    subscript(number: Int) -> TraceEvent? { kept[number] }

    /// - Parameter shown: the event's number for its reader.
    func record(_ number: Int, as shown: Int) -> TraceRecord? {
        kept[number].map { TraceRecord($0, number: shown, page: page, test: test) }
    }

    /// As `KeptEvents.add`.
    func add(_ event: TraceEvent, limit: Int) -> (bytes: Int, dropped: Int) {
        let change = kept.add(event, limit: limit)
        bytes += change.bytes
        first += change.dropped
        end += 1
        return change
    }

    /// - Returns: the bytes of the dropped event.
    func dropOldest() -> Int {
        let size = kept.dropOldest()
        bytes -= size
        first = kept.first
        return size
    }
}
