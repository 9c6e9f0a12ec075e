internal import ViaductProtocol

/// The events of the pages of one room, the newest last. The limits drop the oldest.
@MainActor final class RoomTrace: TraceSource {
    let name: String
    let run = RoomTrace.makeRun()
    private(set) var bytes = 0
    /// A page at its limit loses events from between those of other pages.
    private var entries = KeptEvents<(event: TraceEvent, page: PageTrace)>()
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
    var first: Int { entries.first }
    /// The number that the next event will have.
    var end: Int { entries.end }
    var isOver: Bool { false }
    var isNeeded: Bool { entries.count > 0 || !readers.isEmpty }

    /// - Returns: by how many bytes the trace has grown; negative when older events were dropped.
    func add(_ event: TraceEvent, of page: PageTrace, limits: TraceLimits) -> Int {
        let before = bytes
        let size = event.size
        page.add(end, size: size)
        entries.append((event, page))
        bytes += size
        while page.bytes > limits.page, let oldest = page.oldest, oldest < end - 1 { drop(oldest) }
        while bytes > limits.room, first < end - 1 { drop(first) }
        for reader in readers.values { reader.wake() }
        return bytes - before
    }

    /// Drops the oldest events.
    ///
    /// - Parameter count: in bytes, at least.
    /// - Returns: how many bytes were dropped.
    func drop(bytes count: Int) -> Int {
        let before = bytes
        while before - bytes < count, entries.count > 0 { drop(first) }
        return before - bytes
    }

    /// - Parameter pages: the starts of their ids.
    func hasEvents(of pages: Set<String>) -> Bool { entries.contains { pages.contains($0.page.page) } }

    func next(from number: Int) -> Int { entries.next(from: number) }

    func size(of number: Int) -> Int { entries[number]?.event.size ?? TraceEvent.overhead }

    func record(_ number: Int) -> TraceRecord? { record(number, as: number) }

    /// - Parameters:
    ///   - number: any number. A page continues in a new trace when this one was forgotten, and a slow reader may still have this one.
    ///   - shown: the event's number for its reader.
    func record(_ number: Int, as shown: Int) -> TraceRecord? {
        guard let (event, page) = entries[number] else { return nil }
        return TraceRecord(event, number: shown, page: page.page, test: page.test)
    }

    /// Wakes the reader with each event, until it is removed.
    func add(_ reader: TraceReader) { readers[ObjectIdentifier(reader)] = reader }

    func remove(_ reader: TraceReader) { readers[ObjectIdentifier(reader)] = nil }

    private func drop(_ number: Int) {
        guard let (event, page) = entries.remove(number) else { return }
        page.dropOldest(size: event.size)
        bytes -= event.size
    }
}
