public import UIKit

/// A screen that shows a web page (the part of upstream's protocol of this name that components use).
@MainActor public protocol Visitable: AnyObject {
    var visitableViewController: UIViewController { get }
    var visitableView: VisitableView { get }
}

extension Visitable where Self: UIViewController {
    public var visitableViewController: UIViewController { self }
}
