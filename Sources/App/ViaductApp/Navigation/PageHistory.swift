import Foundation
import HotwireNative
import UIKit

/// The places that a page has visited, and can be taken to.
@MainActor protocol PageHistory: AnyObject {
    /// Pushes the controller's place, which covers others if the current one does.
    func push(_ controller: VisitableViewController)
    /// Whether the page's place covers others.
    var coversOthers: Bool { get }
    /// The controllers of pages whose place a native screen has taken, so that nobody sees them on the stack.
    var replacedControllers: [UIViewController] { get }
    /// The controllers of places that nothing leads back to, so that they are on no stack.
    var formerControllers: [UIViewController] { get }
    /// A native screen takes the place of the page itself.
    ///
    /// - Parameter isRoot: whether nothing leads back from there.
    func replacePage(isRoot: Bool)
    /// The controllers below a modal page's own stack; none where the page is not modal.
    var coveredControllers: [UIViewController] { get }
    /// The screens of the sheet that waits below a modal page. A phone has both on one stack.
    var sheetControllers: [UIViewController] { get }
    /// Ends what covers the other places, unless the app takes the page elsewhere in this turn.
    ///
    /// - Parameter completion: is called when it has gone.
    func dismissModal(completion: (() -> Void)?)
    /// Makes the destinations of the places below that have none, as far as a phone's navigation controller holds them.
    func completeStack()
    /// - Returns: `false` from the first place of its stack.
    func goBack() -> Bool
    /// - Returns: `false` when the page is there already, or has never been there.
    func goBack(to destination: VisitableViewController) -> Bool
    /// - Returns: `false` for a screen that is on top of the page's place, or on nothing below it.
    func goBack(toStacked controller: UIViewController) -> Bool
    /// - Returns: `false` when the page is there already.
    func goBackToStart() -> Bool
}
