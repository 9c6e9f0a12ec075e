import UIKit

extension UIViewController {
    /// What is presented on this controller, and on that in turn: the last one is on top.
    var presentedControllers: [UIViewController] {
        Array(sequence(first: self, next: \.presentedViewController).dropFirst())
    }

    /// What a person sees on top of everything; `nil` when nothing is presented.
    var topmostPresented: UIViewController? {
        var top = presentedViewController
        while let next = top?.presentedViewController { top = next }
        return top
    }
}
