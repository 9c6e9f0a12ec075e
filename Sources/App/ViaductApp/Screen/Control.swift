import Foundation
import UIKit

/// Something on a screen that a person can tap, choose or type into.
enum Control {
    case barItem(UIBarButtonItem)
    /// `of` is the bar item or the button whose menu it is in.
    case menuElement(UIAction, of: AnyObject)
    case alertAction(UIAlertAction, of: UIAlertController)
    case field(UITextField)
    case text(UITextView)
    case button(UIButton)
    case gesture(UITapGestureRecognizer)
    case search(UISearchController)
    case searchCancel(UISearchController)
    case searchSubmit(UISearchController)
    case searchScope(UISearchController, Int)
    case ask(Ask)
    /// An input on one part of an object. The action gets the value converted from JSON.
    case part(of: AnyObject, String, @MainActor (Any?) -> Void)
    /// Has an id so that the page knows it again, and no action.
    case view(UIView)
    case dismissal(of: UIViewController)

    /// The key to which the control's id stays bound.
    var key: Key {
        switch self {
        case .barItem(let item): Key(item)
        case .menuElement(let action, _): Key(action)
        case .alertAction(let action, _): Key(action)
        case .field(let field): Key(field)
        case .text(let view): Key(view)
        case .button(let button): Key(button)
        case .gesture(let gesture): Key(gesture)
        case .search(let search): Key(search, "text")
        case .searchCancel(let search): Key(search, "cancel")
        case .searchSubmit(let search): Key(search, "submit")
        case .searchScope(let search, let index): Key(search, "scope \(index)")
        case .ask(let ask): Key(ask)
        case .part(let object, let part, _): Key(object, part)
        case .view(let view): Key(view, "view")
        case .dismissal(let controller): Key(controller)
        }
    }

    /// An object, and which of its controls.
    struct Key: Hashable {
        private let object: ObjectIdentifier
        private let part: String

        init(_ object: AnyObject, _ part: String = "") {
            self.object = ObjectIdentifier(object)
            self.part = part
        }
    }
}
