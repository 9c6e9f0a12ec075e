import UIKit

extension EmbeddedSession {
    /// Says for a person what is done with a control on the page's screen: `a tap on “Pay” of CheckoutController`. It says
    /// the same when the app runs again.
    ///
    /// - Parameter value: `nil` for a tap.
    /// - Returns: `nil` when the control is no longer there.
    func name(ofAction control: String, value: String?) -> String? {
        guard let control = controls[control] else { return nil }
        let action = "\(value == nil ? "a tap on" : "an input in") \(control.name)"
        return nativeScreen.map { "\(action) of \(type(of: $0))" } ?? action
    }

    /// The native screen on top of the page, below alerts; `nil` when the page itself is.
    private var nativeScreen: UIViewController? {
        guard let location = stack.current, let destination = location.destination else { return nil }
        let base = stackedControllers(over: location).last ?? destination
        let top = ([base] + base.presentedControllers).last { !($0 is UIAlertController) } ?? base
        let screen = (top as? UINavigationController)?.topViewController ?? top
        return screen === destination ? nil : screen
    }
}
