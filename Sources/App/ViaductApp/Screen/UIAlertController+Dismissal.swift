import UIKit

extension UIAlertController {
    var cancelAction: UIAlertAction? {
        actions.first { $0.style == .cancel }
    }

    /// Whether a person can leave without choosing: always from a sheet, and from an alert that has a cancel action.
    var canBeDismissed: Bool {
        preferredStyle == .actionSheet || cancelAction != nil
    }
}
