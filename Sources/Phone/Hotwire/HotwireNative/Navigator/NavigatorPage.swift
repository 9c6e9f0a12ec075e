package import Foundation
package import UIKit
package import WebKit

/// The page that a navigator moves: what stands behind the page's window.
@MainActor package protocol NavigatorPage: UIWindowHost {
    /// The page's URL as the page writes it; `nil` before there is one.
    var location: String? { get }
    /// The page's destinations, and the native screens on top of them.
    var navigationController: UINavigationController { get }
    var pageWebView: WKWebView { get }
    /// The destination of the place where the page is; `nil` before it has one.
    var visitable: (any Visitable)? { get }
    /// The stack below a modal page's; `nil` where the page is not modal.
    var coveredNavigationController: UINavigationController? { get }
    /// The destination of the place below the modal ones; `nil` where the page is not modal.
    var coveredVisitable: (any Visitable)? { get }

    /// Takes the page to another place, as the proposal's options and properties say.
    ///
    /// - Parameters:
    ///   - url: the proposal's, on the page's own site.
    ///   - controller: stands for that place as soon as the page is there; `nil` for the default one.
    func visit(_ proposal: VisitProposal, at url: URL, showing controller: VisitableViewController?)
    /// Ends what covers the other places, and goes that many places further back.
    ///
    /// - Returns: `false` when nothing covers them; then the page stays.
    func uncover(further steps: Int) -> Bool
    /// Whether the page's place covers others.
    var coversOthers: Bool { get }
    /// Ends what covers the other places, and runs the body when that has gone: at once if there is nothing.
    ///
    /// - Parameter toRoot: whether the page also goes back to where another one begins the stack.
    func uncover(toRoot: Bool, then body: @escaping (_ hasUncovered: Bool) -> Void)
    /// Remembers what a native screen on the page's stack was made for.
    ///
    /// - Parameter url: the proposal's, on the page's own site.
    func keep(_ controller: UIViewController, at url: URL, _ properties: PathProperties)
    func reload()
    /// As `reload()`, unless a native screen is on top of the page's place, or of the one that it is sent back to.
    func refresh()
    /// Gives the web view back to a destination that was covered; does nothing for one of another place.
    func reveal(_ visitable: any Visitable)
    /// Shows what came of the page's failed visit; `nil` while the page holds nothing back.
    var showResponse: (() -> Void)? { get }
}

extension UIApplication {
    /// The page that a component is working for, else the newest one.
    var currentPage: (any NavigatorPage)? { keyWindow?.host as? any NavigatorPage }
}
