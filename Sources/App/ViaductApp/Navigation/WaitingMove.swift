import Foundation

/// A move that an app has asked for while its page was on another one. A page makes a move later than it was asked to, and of two at once
/// a browser may make either.
struct WaitingMove {
    /// How many seconds a page has to report the move before. One that is kept from it, as by `beforeunload`, never does.
    static let patience: TimeInterval = 3
    /// More moves than an app makes in one turn.
    static let maximum = 8

    /// Begins it at the place that the page is on by then, which is that of a visit that waited too.
    let begin: @MainActor (EmbeddedSession) -> Void
}
