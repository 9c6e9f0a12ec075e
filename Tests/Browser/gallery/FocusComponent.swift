import HotwireNative
import UIKit

/// Moves the focus by changing the first responder.
final class FocusComponent: GalleryComponent, UITextFieldDelegate {
    override class var name: String { "focus" }
    private let undrawn = UITextField()
    private let state = UILabel()

    override func show(_ event: String) {
        switch event {
        case "fields": push(fields(), "Fields")
        case "alert":
            let alert = UIAlertController(title: "Sign in", message: nil, preferredStyle: .alert)
            alert.addTextField { $0.placeholder = "E-mail" }
            alert.addTextField { field in
                field.placeholder = "Password"
                field.becomeFirstResponder()
            }
            alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
            controller?.present(alert, animated: true)
        case "search":
            let search = UISearchController(searchResultsController: nil)
            controller?.navigationItem.searchController = search
            search.searchBar.becomeFirstResponder()
        case "nothing": undrawn.becomeFirstResponder()
        default: break
        }
    }

    private func fields() -> UIViewController {
        let (name, notes) = (UITextField(), UITextView())
        name.placeholder = "Name"
        name.delegate = self
        notes.accessibilityLabel = "Notes"
        let stack = UIStackView(arrangedSubviews: [
            name, notes, state, button("Write") { notes.becomeFirstResponder() }, button("Call me") { name.becomeFirstResponder() },
        ])
        stack.axis = .vertical
        let screen = UIViewController()
        screen.view.addSubview(stack)
        name.becomeFirstResponder()
        return screen
    }

    func textFieldDidBeginEditing(_ textField: UITextField) { state.text = "entered" }

    func textFieldDidEndEditing(_ textField: UITextField) { state.text = "\(state.text ?? "") left" }

    func textFieldShouldReturn(_ textField: UITextField) -> Bool { textField.resignFirstResponder() }
}
