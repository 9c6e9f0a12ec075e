internal import ViaductProtocol

/// The events of the pages of one room, the newest last, as many as the limits let stay.
@MainActor final class RoomTrace: TraceSource {
    /// In bytes: what one event leaves that has gone before an older one.
    private static let gap = MemoryLayout<(event: TraceEvent, page: PageTrace)??>.stride

    let name: String
    let run = RoomTrace.makeRun()
    private(set) var bytes = 0
    /// An event that its page had no room for any more leaves a gap.
    private var entries = Queue<(event: TraceEvent, page: PageTrace)?>()
    /// The number of the first entry.
    private(set) var first = 0
    private var readers: [ObjectIdentifier: TraceReader] = [:] {
        didSet { if readers.isEmpty != oldValue.isEmpty { watchDidChange() } }
    }
    /// Its neighbours in a `RoomOrder`. `Traces` owns them all.
    unowned var previous: RoomTrace?
    unowned var next: RoomTrace?
    /// The first reader has come, or the last one has gone.
    private let watchDidChange: () -> Void

    init(name: String, watchDidChange: @escaping () -> Void = {}) {
        self.name = name
        self.watchDidChange = watchDidChange
    }

    /// Whether somebody waits for what happens next.
    var isWatched: Bool { !readers.isEmpty }
    /// The number that the next event will have.
    var end: Int { first + entries.count }
    var isOver: Bool { false }
    var isNeeded: Bool { !entries.isEmpty || !readers.isEmpty }

    /// - Returns: by how many bytes the trace has grown; less than 0 when older events have gone.
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
    /// - Returns: how many bytes have gone.
    func drop(bytes count: Int) -> Int {
        let before = bytes
        while before - bytes < count, !entries.isEmpty { drop(first) }
        return before - bytes
    }

    func size(of number: Int) -> Int { entry(number)?.event.size ?? Self.gap }

    func record(_ number: Int) -> TraceRecord? { record(number, as: number) }

    /// - Parameter shown: the event's number for its reader.
    func record(_ number: Int, as shown: Int) -> TraceRecord? {
        guard let (event, page) = entry(number) else { return nil }
        return TraceRecord(event, number: shown, page: page.page)
    }

    /// - Parameter number: any. A page goes on in another trace when this one was forgotten, which a slow reader still has.
    private func entry(_ number: Int) -> (event: TraceEvent, page: PageTrace)? {
        (first..<end).contains(number) ? entries[number - first] : nil
    }

    /// Wakes the reader with each event, until it is removed.
    func add(_ reader: TraceReader) { readers[ObjectIdentifier(reader)] = reader }

    func remove(_ reader: TraceReader) { readers[ObjectIdentifier(reader)] = nil }

    /// Drops an event, and the gaps that begin the trace then.
    private func drop(_ number: Int) {
        guard let (event, page) = entries[number - first] else { return dropGaps() }
        page.dropOldest(size: event.size)
        bytes += Self.gap - event.size
        entries[number - first] = nil
        dropGaps()
    }

    private func dropGaps() {
        while let entry = entries.first, entry == nil {
            entries.popFirst()
            first += 1
            bytes -= Self.gap
        }
    }
}
