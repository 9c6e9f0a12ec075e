internal import ViaductProtocol

/// The criteria for a page's app.
struct AppChoice: Equatable, Sendable {
    let room: String
    let platform: Platform
    /// `nil` for the newest app of the room.
    let name: String?
}
