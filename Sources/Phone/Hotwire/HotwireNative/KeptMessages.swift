/// The messages that the components of a page keep to reply to.
@MainActor package struct KeptMessages {
    private let components: [BridgeComponent]
    /// The newest one first.
    private let messages: [(order: UInt64, size: Int)]
    /// The size of all kept messages, with the overhead of keeping them.
    package private(set) var bytes: Int

    /// - Parameter delegates: of the page's screens.
    package init(of delegates: [BridgeDelegate]) {
        components = delegates.flatMap(\.existingComponents)
        messages = components.flatMap(\.keptMessages).sorted { $0.order > $1.order }
        bytes = messages.reduce(0) { $0 + $1.size }
    }

    /// Drops the oldest messages, if there are more than `limit` bytes besides the newest one, until a quarter of that is free.
    ///
    /// - Returns: an event of each component that has lost one, by the component's name.
    package mutating func drop(above limit: Int) -> [String: String] {
        guard let newest = messages.first, bytes - newest.size > limit else { return [:] }
        bytes = newest.size
        var oldest = newest.order
        for message in messages.dropFirst() {
            guard bytes - newest.size + message.size <= limit / 4 * 3 else { break }
            bytes += message.size
            oldest = message.order
        }
        var events: [String: String] = [:]
        for component in components {
            if let event = component.forgetMessages(before: oldest) { events[type(of: component).name] = event }
        }
        return events
    }
}
