import ViaductProtocol

/// The steps of a recording, page by page, in the order in which the pages came.
struct Traffic {
    private(set) var entries: [TrafficEntry] = []

    /// - Parameter isOutline: whether of screens and pages only the structure counts, which two platforms have in common.
    init(_ recording: Recording, isOutline: Bool = false) {
        var pages: [String: PageTraffic] = [:]
        var order: [String] = []
        for event in recording.events where !event.page.isEmpty {
            if pages[event.page] == nil {
                pages[event.page] = PageTraffic(isOutline: isOutline)
                order.append(event.page)
            }
            pages[event.page]?.take(event)
        }
        for page in order { entries += pages[page]?.finish() ?? [] }
    }
}
