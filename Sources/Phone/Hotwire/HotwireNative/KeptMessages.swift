/// The messages that a page's components keep in order to reply to them.
@MainActor package struct KeptMessages {
    private let components: [BridgeComponent]
    private let messages: [(order: UInt64, size: Int)]
    /// The size of all kept messages, with the overhead of keeping them.
    package private(set) var bytes: Int
    /// The size of the newest message.
    package let newest: Int

    /// - Parameter delegates: of the page's screens.
    package init(of delegates: [BridgeDelegate]) {
        components = delegates.flatMap(\.existingComponents)
        messages = components.flatMap(\.keptMessages)
        bytes = messages.reduce(0) { $0 + $1.size }
        newest = messages.max { $0.order < $1.order }?.size ?? 0
    }

    /// Drops the oldest messages if those before the newest exceed `limit` bytes, until a quarter of the limit is free.
    ///
    /// - Returns: one dropped event for each affected component, by the component's name.
    package mutating func drop(above limit: Int) -> [String: String] {
        guard bytes - newest > limit else { return [:] }
        bytes = 0
        var oldest = UInt64.max
        for message in messages.sorted(by: { $0.order > $1.order }) {
            guard bytes == 0 || bytes - newest + message.size <= limit / 4 * 3 else { break }
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
