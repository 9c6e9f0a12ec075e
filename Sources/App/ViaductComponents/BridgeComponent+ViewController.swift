import HotwireNative
import UIKit

extension BridgeComponent {
    /// The screen that the component draws on; `nil` once it is gone.
    var viewController: UIViewController? {
        delegate?.destination as? UIViewController
    }
}
