internal import ViaductProtocol

/// The components that the pages of a room do not see, as of an older app that has not got them.
struct HiddenComponents {
    private static let maximumRooms = 64

    private var names: [String: Set<String>] = [:]

    /// The room's; none at first.
    subscript(room: String) -> Set<String> { names[room] ?? [] }

    /// Whether no component of the room's pages may get the message.
    func contains(_ message: BridgeMessage, in room: String) -> Bool {
        !names.isEmpty && self[room].contains(message.component)
    }

    /// - Parameter components: all that the room hides from now on.
    /// - Returns: `false` when too many rooms hide some.
    mutating func hide(_ components: Set<String>, in room: String) -> Bool {
        guard components.isEmpty || names[room] != nil || names.count < Self.maximumRooms else { return false }
        names[room] = components.isEmpty ? nil : components
        return true
    }
}
