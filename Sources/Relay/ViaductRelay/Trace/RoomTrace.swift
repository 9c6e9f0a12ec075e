internal import ViaductProtocol

/// The events of the pages of one room, the newest last. The limits drop the oldest.
@MainActor final class RoomTrace: TraceSource {
    let name: String
    let run = RoomTrace.makeRun()
    private(set) var bytes = 0
    private var order = EventOrder()
    private var readers: [ObjectIdentifier: TraceReader] = [:] {
        didSet { if readers.isEmpty != oldValue.isEmpty { watchDidChange() } }
    }
    /// Its neighbours in a `RoomOrder`. `Traces` owns them all.
    unowned var previous: RoomTrace?
    unowned var next: RoomTrace?
    /// Called when the first reader has come, or the last one has gone.
    private let watchDidChange: () -> Void

    init(name: String, watchDidChange: @escaping () -> Void = {}) {
        self.name = name
        self.watchDidChange = watchDidChange
    }

    /// Whether a reader waits for the next events.
    var isWatched: Bool { !readers.isEmpty }
    var first: Int { order.first?.number ?? end }
    /// The number that the next event will have.
    var end: Int { order.end }
    var isOver: Bool { false }
    var isNeeded: Bool { !order.isEmpty || !readers.isEmpty }

    /// - Parameter time: in microseconds since 1970.
    /// - Returns: by how many bytes the trace has grown; negative when older events were dropped.
    func add(_ content: TraceEvent.Content, time: Int, of page: PageTrace, limits: TraceLimits) -> Int {
        let before = bytes
        let change = page.add(content, time: time, limit: limits.page)
        bytes += change.bytes
        order.append(page.end - 1, of: page, dropped: change.dropped)
        while bytes > limits.room, end - first > 1 { dropOldest() }
        if isWatched { for reader in readers.values { reader.wake() } }
        return bytes - before
    }

    /// Drops the oldest events.
    ///
    /// - Parameter count: in bytes, at least.
    /// - Returns: how many bytes were dropped.
    func drop(bytes count: Int) -> Int {
        let before = bytes
        while before - bytes < count, !order.isEmpty { dropOldest() }
        return before - bytes
    }

    /// - Parameter pages: the starts of their ids.
    func hasEvents(of pages: Set<String>) -> Bool { order.contains { pages.contains($0.page) } }

    func next(from number: Int) -> Int { order.next(from: number) }

    func size(of number: Int) -> Int { order[number].flatMap { $0.page.size(of: $0.own) } ?? TraceEvent.overhead }

    func record(_ number: Int) -> TraceRecord? { order[number].flatMap { $0.page.record($0.own, as: number) } }

    /// Wakes the reader with each event, until it is removed.
    func add(_ reader: TraceReader) { readers[ObjectIdentifier(reader)] = reader }

    func remove(_ reader: TraceReader) { readers[ObjectIdentifier(reader)] = nil }

    /// The room's oldest event is the oldest of its page.
    private func dropOldest() {
        guard let page = order.first?.page else { return }
        bytes -= page.dropOldest()
        order.didDrop(1)
    }
}
