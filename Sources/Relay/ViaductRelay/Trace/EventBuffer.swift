internal import ViaductProtocol

/// The events of a page, the oldest first. Short frames lie one after the other in chunks: an array for each would be made, counted and
/// freed with every message. The longer ones, which are few, share their memory with whoever keeps them besides.
struct EventBuffer {
    /// In bytes. Messages and their replies are shorter; screens and the frame `app`, of which all pages have the same, are longer.
    private static let longestCopied = 512
    /// In bytes: a chunk with so much is followed by another one, and nothing is moved.
    private static let chunkSize = 16 * 1024

    private enum Form: UInt8 {
        case received
        case refused
        case sent
        case withheld
        case told
        /// Is one of `kept`.
        case kept
    }

    private struct Entry {
        let time: Int
        /// In bytes: the event's cost.
        let size: Int
        /// The number of its chunk among all that there were; for a kept event, how many came before it.
        let number: Int
        /// The start of the frame in its chunk.
        let start: Int32
        let form: Form
    }

    private var entries = Queue<Entry>()
    /// The chunks before the newest one.
    private var chunks = Queue<[UInt8]>()
    private var newest: [UInt8] = []
    private var removedChunks = 0
    private var kept = Queue<TraceEvent>()
    private var removedEvents = 0

    /// - Parameter index: from the oldest event.
    subscript(index: Int) -> TraceEvent {
        let entry = entries[index]
        if entry.form == .kept { return kept[entry.number - removedEvents] }
        let chunk = entry.number == newestNumber ? newest : chunks[entry.number - removedChunks]
        let frame = chunk[Int(entry.start)...].prefix(entry.size - TraceEvent.overhead)
        let content: TraceEvent.Content =
            switch entry.form {
            case .received: .received(Array(frame))
            case .refused: .refused(Array(frame))
            case .sent, .kept: .sent(Array(frame)[...])
            case .withheld: .withheld(Array(frame)[...])
            case .told: .told(Array(frame))
            }
        return TraceEvent(time: entry.time, content: content)
    }

    /// In bytes: the cost of the event at an index.
    func size(of index: Int) -> Int { entries[index].size }

    /// Adds the newest event, and removes old ones.
    ///
    /// - Parameters:
    ///   - time: in microseconds since 1970.
    ///   - excess: by how many bytes there would be too much without the event. The event itself stays.
    /// - Returns: the event's cost in bytes, that of the removed ones, and how many these are.
    mutating func add(_ content: TraceEvent.Content, time: Int, excess: Int) -> (size: Int, removedBytes: Int, removed: Int) {
        let size = append(content, time: time)
        var (bytes, count) = (0, 0)
        while bytes < excess + size, entries.count > 1, let removed = removeFirst() {
            bytes += removed
            count += 1
        }
        return (size, bytes, count)
    }

    /// - Returns: the cost of the removed event in bytes; `nil` when there is none.
    mutating func removeFirst() -> Int? {
        guard let entry = entries.popFirst() else { return nil }
        if entry.form == .kept {
            kept.popFirst()
            removedEvents += 1
        } else {
            while removedChunks < entry.number {
                chunks.popFirst()
                removedChunks += 1
            }
        }
        return entry.size
    }

    private var newestNumber: Int { removedChunks + chunks.count }

    /// Each case by itself: one function for the form and the frame of all costs a message some hundred instructions.
    private mutating func append(_ content: TraceEvent.Content, time: Int) -> Int {
        switch content {
        case .received(let frame) where frame.count <= Self.longestCopied: append(frame[...], as: .received, time: time)
        case .refused(let frame) where frame.count <= Self.longestCopied: append(frame[...], as: .refused, time: time)
        case .told(let frame) where frame.count <= Self.longestCopied: append(frame[...], as: .told, time: time)
        case .sent(let frame) where frame.count <= Self.longestCopied: append(frame, as: .sent, time: time)
        case .withheld(let frame) where frame.count <= Self.longestCopied: append(frame, as: .withheld, time: time)
        case .replied(let message) where message.replySize <= Self.longestCopied: append(message, time: time)
        default: keep(TraceEvent(time: time, content: content))
        }
    }

    private mutating func append(_ frame: ArraySlice<UInt8>, as form: Form, time: Int) -> Int {
        makeRoom(for: frame.count)
        let start = newest.count
        newest.append(contentsOf: frame)
        return note(form, from: start, time: time)
    }

    private mutating func append(_ reply: BridgeMessage, time: Int) -> Int {
        makeRoom(for: reply.replySize)
        let start = newest.count
        reply.appendReply(to: &newest)
        return note(.sent, from: start, time: time)
    }

    private mutating func note(_ form: Form, from start: Int, time: Int) -> Int {
        let size = newest.count - start + TraceEvent.overhead
        entries.append(Entry(time: time, size: size, number: newestNumber, start: Int32(start), form: form))
        return size
    }

    private mutating func keep(_ event: TraceEvent) -> Int {
        entries.append(Entry(time: event.time, size: event.size, number: removedEvents + kept.count, start: 0, form: .kept))
        kept.append(event)
        return event.size
    }

    private mutating func makeRoom(for size: Int) {
        guard newest.count + size > Self.chunkSize else { return }
        chunks.append(newest)
        newest = []
        newest.reserveCapacity(Self.chunkSize)
    }
}
