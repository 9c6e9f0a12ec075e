public import UIKit

/// Shows what a page's script asks (upstream's type of this name).
@preconcurrency @MainActor public protocol WKUIControllerDelegate: AnyObject {
    func present(_ alert: UIAlertController, animated: Bool)
}
