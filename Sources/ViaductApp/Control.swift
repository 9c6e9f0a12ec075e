import UIKit

/// Something on a screen that a person can tap, choose or type into.
enum Control {
    case barItem(UIBarButtonItem)
    case menuElement(UIAction, of: UIBarButtonItem)
    case alertAction(UIAlertAction, of: UIAlertController)
    case field(UITextField)
    case search(UISearchController)
    case searchCancellation(UISearchBar, of: UISearchController)
    case button(UIButton)
    case dismissal(of: UIViewController)

    /// What the control's id stays bound to.
    var object: AnyObject {
        switch self {
        case .barItem(let item): item
        case .menuElement(let action, _): action
        case .alertAction(let action, _): action
        case .field(let field): field
        case .search(let search): search
        case .searchCancellation(let bar, _): bar
        case .button(let button): button
        case .dismissal(let controller): controller
        }
    }
}
