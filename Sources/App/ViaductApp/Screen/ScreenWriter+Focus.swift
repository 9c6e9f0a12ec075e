import UIKit
import ViaductProtocol

extension ScreenWriter {
    /// The place of the page's focus; `nil` when the screen, which is written by now, draws nothing for the responder.
    func focus(_ request: FocusRequest) -> Screen.Focus? {
        guard let control = request.responder.flatMap(key).flatMap(controls.newID) else { return nil }
        var focus = Screen.Focus()
        focus.control = control
        focus.focused = request.isFirst
        focus.number = request.number
        return focus
    }

    private func key(of responder: UIResponder) -> Control.Key? {
        switch responder {
        case let field as UITextField: Control.field(field).key
        case let view as UITextView: Control.text(view).key
        case let bar as UISearchBar: bar.controller.map { Control.search($0).key } ?? Control.Key(bar, "text")
        default: nil
        }
    }
}
