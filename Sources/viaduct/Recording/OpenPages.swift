/// Events from before a recording, of which those of the pages that are open when it begins belong to it: without a page's
/// beginning nothing of it can be played or compared. A page that comes back during the recording brings its own then.
struct OpenPages {
    /// Ends of a page. After all but `gone` it may come back, as from a break of its connection, or by the browser's Back.
    private static let ends: Set<String> = ["gone", "left", "lost"]
    private static let returns: Set<String> = ["connected", "resumed"]

    private var events: [(page: String, json: String)] = []
    private var ended: Set<String> = []

    /// - Parameter event: JSON of the trace, in its order.
    mutating func add(_ event: String) {
        guard let known = RecordedEvent(Array(event.utf8)) else { return }
        events.append((known.page, event))
        if Self.ends.contains(known.kind) { ended.insert(known.page) } else if isReturn(known) { ended.remove(known.page) }
    }

    /// The events of the pages that are still open, in their order, which are forgotten then.
    mutating func takeOpen() -> [String] {
        let open = events.filter { !$0.page.isEmpty && !ended.contains($0.page) }.map(\.json)
        events.removeAll { !ended.contains($0.page) }
        return open
    }

    /// The events that a recording gets when this one has happened: none of a page that has ended, and all of one that comes back.
    mutating func take(_ event: String) -> [String] {
        guard !ended.isEmpty, let known = RecordedEvent(Array(event.utf8)), ended.contains(known.page) else { return [event] }
        events.append((known.page, event))
        guard known.kind == "gone" || isReturn(known) else { return [] }
        ended.remove(known.page)
        let past = events.filter { $0.page == known.page }.map(\.json)
        events.removeAll { $0.page == known.page }
        return known.kind == "gone" ? [] : past
    }

    private func isReturn(_ event: RecordedEvent) -> Bool { event.origin == "page" || Self.returns.contains(event.kind) }
}
