/// The events of one page in the trace of its room.
@MainActor final class PageTrace {
    /// The start of the page's id, enough to distinguish it from others.
    let page: String
    let room: String
    /// The tag of the page's test; `nil` for a page of none.
    let test: String?
    /// As `TraceSource.run`, for the page's own readers.
    let run = PageEvents.makeRun()
    private(set) var bytes = 0
    /// The numbers of its events in the room, the oldest first.
    private var numbers = Queue<Int>()
    /// How many of its oldest events were dropped.
    private(set) var first = 0
    /// Whether the page is gone. After a return it has another trace.
    var isOver = false

    init(page: String, room: String, test: String? = nil) {
        self.page = page
        self.room = room
        self.test = test
    }

    /// How many events it has had.
    var end: Int { first + numbers.count }

    /// The number in the room of its oldest event.
    var oldest: Int? { numbers.first }

    /// - Parameter number: from `first` to `end`, without it.
    /// - Returns: the number of this event in the room.
    subscript(number: Int) -> Int { numbers[number - first] }

    func add(_ number: Int, size: Int) {
        numbers.append(number)
        bytes += size
    }

    func dropOldest(size: Int) {
        numbers.popFirst()
        first += 1
        bytes -= size
    }
}
