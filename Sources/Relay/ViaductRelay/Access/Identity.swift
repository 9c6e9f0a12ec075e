internal import LWS

/// The sender of a request: the server's owner, or the developer of a room.
public enum Identity: Hashable, Sendable {
    /// Shows the server's secret, and reaches all rooms.
    case owner
    /// Shows the token of the room, and reaches nothing else.
    case room(String)

    /// The only room that it reaches; `nil` for all of them.
    var room: String? {
        switch self {
        case .owner: nil
        case .room(let name): name
        }
    }

    func reaches(_ room: String) -> Bool { self.room.map { $0 == room } ?? true }

    /// The request, confined to the identity's own room. The standard room also means the own one: commands and pages name it by default.
    ///
    /// - Throws: when the request names another room.
    func confine(_ request: HTTPRequest) throws(InvalidRequest) -> HTTPRequest {
        guard let room else { return request }
        let part = "room="
        let own = [room, RoomName.standard].map { part + $0 }
        if let other = request.query.first(where: { $0.utf8.starts(with: part.utf8) && !own.contains($0) }) {
            let name = String(other.unicodeScalars.dropFirst(part.utf8.count)).start(RoomName.longest)
            throw InvalidRequest(
                "This identity is that of the room “\(room)”, and does not reach the room “\(name)”.", status: 403, code: Self.cause)
        }
        return request.inRoom(room)
    }

    /// The explanation of a refused request: for another room, or for the owner only.
    static let cause = "VD-ACCESS-5"
}

extension HTTPRequest {
    /// The same request for that room, whatever its query says.
    func inRoom(_ room: String) -> HTTPRequest {
        HTTPRequest(
            method: method, path: path, query: query.filter { !$0.utf8.starts(with: "room=".utf8) } + ["room=\(room)"], headers: headers, body: body)
    }
}
