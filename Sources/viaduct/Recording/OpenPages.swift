/// Events from before a recording, of the pages that are open when it begins. They belong to it: a page cannot be played or compared
/// without its beginning.
struct OpenPages {
    /// Events that end a page, though its browser may keep it for going back.
    private static let ends: Set<String> = ["gone", "left"]

    private var events: [(page: String, json: String)] = []
    private var ended: Set<String> = []

    /// - Parameter event: JSON of the trace, in its order.
    mutating func add(_ event: String) {
        guard let known = RecordedEvent(Array(event.utf8)) else { return }
        events.append((known.page, event))
        if Self.ends.contains(known.kind) { ended.insert(known.page) } else { ended.remove(known.page) }
    }

    /// The events of the pages that are still open, in their order.
    var kept: [String] { events.filter { !$0.page.isEmpty && !ended.contains($0.page) }.map(\.json) }
}
