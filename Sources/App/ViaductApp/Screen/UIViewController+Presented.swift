import UIKit

extension UIViewController {
    /// The controllers presented on this one, each on the one before. The last is on top.
    var presentedControllers: [UIViewController] {
        Array(sequence(first: self, next: \.presentedViewController).dropFirst())
    }

    /// The controller on top of everything; `nil` when nothing is presented.
    var topmostPresented: UIViewController? {
        var top = presentedViewController
        while let next = top?.presentedViewController { top = next }
        return top
    }
}
