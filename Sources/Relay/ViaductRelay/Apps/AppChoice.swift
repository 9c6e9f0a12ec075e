internal import ViaductProtocol

/// The criteria by which a page gets its app.
struct AppChoice: Equatable, Sendable {
    let room: String
    let platform: Platform
    /// `nil` for the newest app of the room.
    let name: String?
}
