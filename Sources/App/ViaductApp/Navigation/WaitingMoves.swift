import Foundation

/// The moves that an app has asked for while its page was on another one, in their order. A page makes a move later than it was asked to,
/// and of two at once a browser may make either.
struct WaitingMoves {
    /// Begins a move at the place that the page is on by then, which is that of a visit that waited too.
    typealias Move = @MainActor (EmbeddedSession) -> Void

    /// How many seconds a page has to report the move before. One that is kept from it, as by `beforeunload`, never does.
    static let patience: TimeInterval = 3
    /// More moves than an app makes in one turn.
    static let maximum = 8

    private var moves: [Move] = []

    var isEmpty: Bool { moves.isEmpty }

    /// Puts the move behind the others. Of too many the last one is lost.
    mutating func append(_ move: @escaping Move) {
        if moves.count >= Self.maximum { moves.removeLast() }
        moves.append(move)
    }

    mutating func removeFirst() -> Move? { moves.isEmpty ? nil : moves.removeFirst() }
}
