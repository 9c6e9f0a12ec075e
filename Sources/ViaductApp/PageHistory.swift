import Foundation
import HotwireNative

/// The places that a page has visited, and can be taken to.
@MainActor protocol PageHistory: AnyObject {
    func visit(_ url: URL, action: HotwireNative.VisitAction, showing controller: VisitableViewController?)
    func goBack()
    /// - Returns: `false` when the page is there already, or has never been there.
    func goBack(to destination: VisitableViewController) -> Bool
    /// - Returns: `false` when the page is there already.
    func goBackToStart() -> Bool
}
