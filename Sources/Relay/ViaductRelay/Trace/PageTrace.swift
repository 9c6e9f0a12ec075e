/// The events of one page in the trace of its room.
@MainActor final class PageTrace {
    /// Enough of the page's id to tell it from others.
    let page: String
    let room: String
    private(set) var bytes = 0
    /// The oldest first.
    private var numbers = Queue<Int>()

    init(page: String, room: String) {
        self.page = page
        self.room = room
    }

    /// The number of its oldest event.
    var oldest: Int? { numbers.first }

    func add(_ number: Int, size: Int) {
        numbers.append(number)
        bytes += size
    }

    func dropOldest(size: Int) {
        numbers.popFirst()
        bytes -= size
    }
}
