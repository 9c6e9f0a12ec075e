import Foundation
import HotwireNative
import UIKit

/// The places that a page has visited, and can be taken to.
@MainActor protocol PageHistory: AnyObject {
    /// Pushes the controller's place. It covers other places if the current one does.
    func push(_ controller: VisitableViewController)
    /// Whether the page was asked for a place on top of the controller, which it has not reported yet.
    func isPushing(over top: UIViewController) -> Bool
    /// Whether the page's place covers other places.
    var coversOthers: Bool { get }
    /// The controllers of pages that a native screen has replaced. They are hidden on the stack.
    var replacedControllers: [UIViewController] { get }
    /// The controllers of places without a way back to them. They are on no stack.
    var formerControllers: [UIViewController] { get }
    /// Replaces the page itself by a native screen.
    ///
    /// - Parameter isRoot: whether there is no way back from the screen.
    func replacePage(isRoot: Bool)
    /// The controllers below a modal page's own stack; none where the page is not modal.
    var coveredControllers: [UIViewController] { get }
    /// The screens of the sheet that waits below a modal page. A phone has both on one stack.
    var sheetControllers: [UIViewController] { get }
    /// Dismisses the modal places, unless the app moves the page elsewhere in this turn.
    ///
    /// - Parameter completion: called when they are gone.
    func dismissModal(completion: (() -> Void)?)
    /// Makes the destinations of the places below that have none, as far as a phone's navigation controller holds them.
    func completeStack()
    /// - Returns: `false` from the first place of its stack.
    func goBack() -> Bool
    /// - Returns: `false` when the page is there already, or never was.
    func goBack(to destination: VisitableViewController) -> Bool
    /// - Returns: `false` for a screen that is on top of the page's place, or on nothing below it.
    func goBack(toStacked controller: UIViewController) -> Bool
    /// - Returns: `false` when the page is there already.
    func goBackToStart() -> Bool
}
