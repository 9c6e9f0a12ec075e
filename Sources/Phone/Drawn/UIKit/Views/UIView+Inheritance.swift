extension UIView {
    /// The tint that was given to this view or to one around it; `nil` when it is the system's.
    package var inheritedTint: UIColor? { ownTint ?? container?.inheritedTint }

    /// Whether the views in it stand beside each other, as far as the constraints between them say.
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

    /// The width and the height that constraints, else the frame, give to the view; `nil` when its content decides.
    package var fixedSize: (width: CGFloat?, height: CGFloat?) {
        func constant(_ attribute: NSLayoutConstraint.Attribute) -> CGFloat? {
            activeConstraints.first {
                $0.firstItem === self && $0.secondItem == nil && $0.attribute(of: self) == attribute
                    && $0.relation == .equal
            }?.constant
        }
        let isFramed = translatesAutoresizingMaskIntoConstraints && (self as? UIImageView)?.image?.size != frame.size
        return (
            constant(.width) ?? (isFramed && frame.width > 0 ? frame.width : nil),
            constant(.height) ?? (isFramed && frame.height > 0 ? frame.height : nil)
        )
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
