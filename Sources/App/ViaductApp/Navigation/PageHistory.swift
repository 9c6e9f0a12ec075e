import Foundation
import HotwireNative
import UIKit

/// The places that a page has visited, and can be taken to.
@MainActor protocol PageHistory: AnyObject {
    /// Pushes the controller's place, which covers others if the current one does.
    func push(_ controller: VisitableViewController)
    func goBack()
    /// - Returns: `false` when the page is there already, or has never been there.
    func goBack(to destination: VisitableViewController) -> Bool
    /// - Returns: `false` for a screen that is on top of the page's place, or of none.
    func goBack(toStacked controller: UIViewController) -> Bool
    /// - Returns: `false` when the page is there already.
    func goBackToStart() -> Bool
}
