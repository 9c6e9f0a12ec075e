import UIKit

/// The stack of a page's destinations, and of the native screens on top of them.
final class PageNavigationController: UINavigationController {
    private let back: () -> Void

    /// - Parameter back: takes the page back, which then tells where it is.
    init(back: @escaping () -> Void) {
        self.back = back
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func popViewController(animated: Bool) -> UIViewController? {
        guard topViewController is Destination else { return super.popViewController(animated: animated) }
        back()
        return topViewController
    }
}
