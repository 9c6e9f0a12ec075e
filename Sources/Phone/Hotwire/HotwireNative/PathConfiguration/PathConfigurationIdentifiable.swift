public import UIKit

/// A native screen that a path configuration can name as `view_controller` (upstream's type of this name).
@preconcurrency @MainActor public protocol PathConfigurationIdentifiable: UIViewController {
    static var pathConfigurationIdentifier: String { get }
}
