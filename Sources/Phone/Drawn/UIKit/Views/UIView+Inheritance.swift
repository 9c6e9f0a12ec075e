extension UIView {
    /// The tint set on this view or on one around it; `nil` for the system's.
    package var inheritedTint: UIColor? { ownTint ?? container?.inheritedTint }

    /// Whether the constraints between the subviews place them side by side.
    package var isRow: Bool {
        let links = subviews.flatMap { view in
            view.activeConstraints.compactMap { constraint -> NSLayoutConstraint.Attribute? in
                guard let first = constraint.firstItem as? UIView, let second = constraint.secondItem as? UIView,
                    first !== second, first.superview === self, second.superview === self
                else { return nil }
                return constraint.attribute(of: first)
            }
        }
        let beside: Set<NSLayoutConstraint.Attribute> = [.leading, .trailing, .left, .right, .centerY]
        let below: Set<NSLayoutConstraint.Attribute> = [.top, .bottom]
        return links.contains { beside.contains($0) } && !links.contains { below.contains($0) }
    }

    /// The view around this one, also across controllers.
    private var container: UIView? {
        if let superview { return superview }
        if let view = partOwner as? UIView { return view }
        guard let controller = partOwner as? UIViewController else { return nil }
        if let view = controller.viewIfLoaded, view !== self { return view }
        return (controller.parent ?? controller.presenter)?.viewIfLoaded ?? controller.containingWindow
    }
}
