internal import ViaductProtocol

/// The components that the pages of a room do not see, as of an older app that has not got them: by their names, and by a version.
struct HiddenComponents {
    private struct Choice {
        var names: Set<String> = []
        var version: String?

        var isEmpty: Bool { names.isEmpty && version == nil }
    }

    private static let maximumRooms = 64

    private var rooms: [String: Choice] = [:]

    /// Whether no room hides any, by name or by version.
    var isEmpty: Bool { rooms.isEmpty }

    /// The room's; none at first.
    subscript(room: String) -> Set<String> { rooms[room]?.names ?? [] }

    /// The name of the app's version in the room; `nil` for the app as it is.
    func version(of room: String) -> String? { rooms[room]?.version }

    /// Whether no component of the room's pages may get the message.
    func contains(_ message: BridgeMessage, in room: String) -> Bool {
        !rooms.isEmpty && self[room].contains(message.component)
    }

    /// - Parameter components: all that the room hides from now on.
    /// - Returns: `false` when too many rooms hide some.
    mutating func hide(_ components: Set<String>, in room: String) -> Bool { change(room) { $0.names = components } }

    /// - Returns: `false` when too many rooms hide some.
    mutating func use(version: String?, in room: String) -> Bool { change(room) { $0.version = version } }

    private mutating func change(_ room: String, _ change: (inout Choice) -> Void) -> Bool {
        var choice = rooms[room] ?? Choice()
        change(&choice)
        guard choice.isEmpty || rooms[room] != nil || rooms.count < Self.maximumRooms else { return false }
        rooms[room] = choice.isEmpty ? nil : choice
        return true
    }
}
