import HotwireNative
import UIKit

/// A visit that a page was asked to make.
struct ExpectedVisit {
    let url: String
    var replaces: Bool
    /// The place's view controller; `nil` for the default one.
    let destination: VisitableViewController?
    /// How the place covers the one below; `nil` when it does not.
    let modal: Navigation.ModalStyle?
    /// Whether it replaces the native screen on top of the current place.
    var takesScreen = false
    /// Whether there is no way back from the place.
    var isRoot = false
    /// The tab that begins there; `nil` when it lies in the page's.
    let tab: Int?
    /// The controller that was on top when the page was asked for it.
    var top: UIViewController?
}
