import Foundation
import HotwireNative

/// A visit that an app has asked for while its page was on another move. A page makes a move later than it was asked to, and of two at once
/// a browser may make either.
struct WaitingVisit {
    /// How many seconds a page has to report the move before. One that is kept from it, as by `beforeunload`, never does.
    static let patience: TimeInterval = 3

    let proposal: VisitProposal
    let url: URL
    /// The place's view controller; `nil` for the default one.
    let controller: VisitableViewController?
}
