internal import ViaductProtocol

/// What decides which app a page gets.
struct AppChoice: Equatable, Sendable {
    let room: String
    let platform: Platform
    /// `nil` for the newest app of the room.
    let name: String?
}
