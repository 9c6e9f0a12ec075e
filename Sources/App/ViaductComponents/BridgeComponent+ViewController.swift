import HotwireNative
import UIKit

extension BridgeComponent {
    /// The screen of the component; `nil` once it is gone.
    var viewController: UIViewController? {
        delegate?.destination as? UIViewController
    }
}
