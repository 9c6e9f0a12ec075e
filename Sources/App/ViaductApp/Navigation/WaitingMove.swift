import Foundation
import HotwireNative

/// A move that an app has asked for while its page was on another one. A page makes a move later than it was asked to, and of two at once
/// a browser may make either.
enum WaitingMove {
    /// How many seconds a page has to report the move before. One that is kept from it, as by `beforeunload`, never does.
    static let patience: TimeInterval = 3
    /// More moves than an app makes in one turn.
    static let maximum = 8

    /// `controller`: that of the place; `nil` for the default one.
    case visit(VisitProposal, url: URL, controller: VisitableViewController?)
    /// A step back, from the place of a visit that waits too.
    case back
    /// What depends on the place that the page is on by then.
    case other(@MainActor () -> Void)
}
