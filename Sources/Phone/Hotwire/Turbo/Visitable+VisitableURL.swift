public import Foundation

extension Visitable {
    /// Turbo iOS' name of `initialVisitableURL`.
    public var visitableURL: URL! { initialVisitableURL }
}

extension VisitableViewController {
    /// Turbo iOS' name of `initialVisitableURL`, which subclasses can set.
    public var visitableURL: URL! {
        get { ownURL }
        set { ownURL = newValue }
    }
}
