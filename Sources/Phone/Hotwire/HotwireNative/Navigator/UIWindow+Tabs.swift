package import UIKit

extension UIWindow {
    /// Those that the app has put into a window of its own.
    package var tabs: UITabBarController? {
        windowScene?.windows.lazy.compactMap { $0.rootViewController as? UITabBarController }.first
    }
}
