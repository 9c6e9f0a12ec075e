import Foundation
import HotwireNative
import UIKit

/// The places that a page has visited, and can be taken to.
@MainActor protocol PageHistory: AnyObject {
    /// Pushes the controller's place, which covers others if the current one does.
    func push(_ controller: VisitableViewController)
    /// Makes the destinations of the places below that have none, as far as a phone's navigation controller holds them.
    func completeStack()
    func goBack()
    /// - Returns: `false` when the page is there already, or has never been there.
    func goBack(to destination: VisitableViewController) -> Bool
    /// - Returns: `false` for a screen that is on top of the page's place, or of none.
    func goBack(toStacked controller: UIViewController) -> Bool
    /// - Returns: `false` when the page is there already.
    func goBackToStart() -> Bool
}
