public import UIKit

/// Adds a pass to the wallet. There is no wallet here.
@preconcurrency @MainActor open class PKAddPassesViewController: UIViewController {
    open weak var delegate: (any PKAddPassesViewControllerDelegate)?

    open class func canAddPasses() -> Bool { false }

    /// - Returns: `nil`, as on a device that cannot add passes.
    public init?(pass: PKPass) { nil }

    /// - Returns: `nil`, as on a device that cannot add passes.
    public init?(passes: [PKPass]) { nil }

    public required init?(coder: NSCoder) { nil }
}

@preconcurrency @MainActor public protocol PKAddPassesViewControllerDelegate: AnyObject {
    func addPassesViewControllerDidFinish(_ controller: PKAddPassesViewController)
}

extension PKAddPassesViewControllerDelegate {
    public func addPassesViewControllerDidFinish(_ controller: PKAddPassesViewController) {}
}
