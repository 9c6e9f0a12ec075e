package import Foundation
package import UIKit
package import WebKit

/// The page that a navigator moves, as the host of the page's window.
@MainActor package protocol NavigatorPage: UIWindowHost {
    /// The page's URL as the page writes it; `nil` before there is one.
    var location: String? { get }
    /// The page's destinations, and the native screens on top of them.
    var navigationController: UINavigationController { get }
    var pageWebView: WKWebView { get }
    /// The destination of the page's current place; `nil` before there is one.
    var visitable: (any Visitable)? { get }
    /// The stack below a modal page's; `nil` where the page is not modal.
    var coveredNavigationController: UINavigationController? { get }
    /// The destination of the place below the modal ones; `nil` where the page is not modal.
    var coveredVisitable: (any Visitable)? { get }

    /// Sends the page to another place, as the proposal's options and properties say.
    ///
    /// - Parameters:
    ///   - url: the proposal's, on the page's own site.
    ///   - controller: the controller for that place once the page has arrived; `nil` for the default one.
    func visit(_ proposal: VisitProposal, at url: URL, showing controller: VisitableViewController?)
    /// Dismisses what covers the other places, and goes `steps` places further back.
    ///
    /// - Returns: `false` when nothing covers them; then the page stays.
    func uncover(further steps: Int) -> Bool
    /// Whether the page's place covers others.
    var coversOthers: Bool { get }
    /// Dismisses what covers the other places, and then runs the body: at once if there is nothing.
    ///
    /// - Parameter toRoot: whether the page also goes back to the root of the stack, where another screen takes its place.
    func uncover(toRoot: Bool, then body: @escaping (_ hasUncovered: Bool) -> Void)
    /// Remembers the URL and properties that a native screen on the page's stack was created for.
    ///
    /// - Parameter url: the proposal's, on the page's own site.
    func keep(_ controller: UIViewController, at url: URL, _ properties: PathProperties)
    func reload()
    /// Visits the page's place once more, on Android as a new document. Does nothing when a native screen is on top of it, or of the place
    /// that the page goes back to.
    func refresh()
    /// Returns the web view to a destination that was covered. Does nothing for a destination of another place.
    func reveal(_ visitable: any Visitable)
    /// Whether the page belongs to an Android app.
    var isAndroid: Bool { get }
    /// Shows the withheld response of the page's failed visit; `nil` when there is none.
    var showResponse: (() -> Void)? { get }
}

extension UIApplication {
    /// The page that a component is working for; otherwise the newest one.
    var currentPage: (any NavigatorPage)? { keyWindow?.host as? any NavigatorPage }
}
