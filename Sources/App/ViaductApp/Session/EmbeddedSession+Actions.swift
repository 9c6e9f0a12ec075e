import Foundation
import UIKit

extension EmbeddedSession {
    /// Names a tap or an input on the page's screen: `a tap on “Pay” of CheckoutController`. Its key identifies the page's path, the native
    /// screen, the alert and the control.
    ///
    /// - Parameter value: `nil` for a tap.
    /// - Returns: `nil` when the control is gone.
    func action(on id: String, value: String?) -> PlacedAction? {
        guard let control = controls[id] else { return nil }
        let action = "\(value == nil ? "a tap on" : "an input in") \(control.name)"
        let (native, alert) = screensOnTop
        let text = native.map { "\(action) of \(type(of: $0))" } ?? action
        let path = stack.current.flatMap { URL(address: $0.url)?.path } ?? ""
        let titles = [native?.shown.navigationItem.title ?? native?.title, alert?.title ?? alert?.message].map { $0 ?? "" }
        return PlacedAction(text: text, place: [path] + titles + [text, control.kind, String(controls.number(of: id))])
    }

    /// The native screen and the alert on top of the page; `nil` where there is none.
    private var screensOnTop: (native: UIViewController?, alert: UIAlertController?) {
        guard let location = stack.current, let destination = location.destination else { return (nil, nil) }
        let base = stackedControllers(over: location).last ?? destination
        let screens = [base] + base.presentedControllers
        let top = screens.last { !($0 is UIAlertController) } ?? base
        let screen = (top as? UINavigationController)?.topViewController ?? top
        return (screen === destination ? nil : screen, screens.last as? UIAlertController)
    }
}
