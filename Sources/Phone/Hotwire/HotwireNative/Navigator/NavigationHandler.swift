public import Foundation

/// Whoever can take a person to another place (upstream's type of this name).
@preconcurrency @MainActor public protocol NavigationHandler: AnyObject {
    func route(_ url: URL)
    func route(_ proposal: VisitProposal)
}
