extension UIView {
    /// The view's width and height from its constraints, or else from its frame; `nil` when its content decides.
    ///
    /// Three kinds of constraints count: constants, fractions of other sizes, and edges at a distance from a container of a known size.
    package var fixedSize: (width: CGFloat?, height: CGFloat?) {
        (fixedLength(.width, followed: 0), fixedLength(.height, followed: 0))
    }

    /// The insets that constraints keep between the view's edges and its subviews; `nil` when none is bound to an edge.
    package var constrainedInsets: UIEdgeInsets? {
        func least(_ edge: NSLayoutConstraint.Attribute, _ other: NSLayoutConstraint.Attribute) -> CGFloat? {
            subviews.compactMap { $0.inset(from: edge, in: self) ?? $0.inset(from: other, in: self) }.min()
        }
        let (left, right) = (least(.leading, .left), least(.trailing, .right))
        let (top, bottom) = (least(.top, .top), least(.bottom, .bottom))
        if left == nil, right == nil, top == nil, bottom == nil { return nil }
        return UIEdgeInsets(
            top: max(0, top ?? 0), left: max(0, left ?? 0), bottom: max(0, bottom ?? 0), right: max(0, right ?? 0))
    }

    /// The longest chain of constraints to follow. Real layouts are shorter, but constraints may form a cycle.
    private static let followedConstraints = 8

    private func fixedLength(_ attribute: NSLayoutConstraint.Attribute, followed: Int) -> CGFloat? {
        guard followed < Self.followedConstraints else { return nil }
        for constraint in activeConstraints
        where constraint.firstItem === self && constraint.firstAttribute == attribute && constraint.relation == .equal {
            guard let other = constraint.secondItem else { return constraint.constant }
            let view = other as? UIView ?? (other as? UILayoutGuide)?.owningView
            let length = view?.fixedLength(constraint.secondAttribute, followed: followed + 1)
            if let length { return length * constraint.multiplier + constraint.constant }
        }
        let isFramed = translatesAutoresizingMaskIntoConstraints && (self as? UIImageView)?.image?.size != frame.size
        let framed = attribute == .width ? frame.width : frame.height
        if isFramed, framed > 0 { return framed }
        return stretchedLength(attribute, followed: followed)
    }

    /// Returns the length between two edges of a container of a known size.
    private func stretchedLength(_ attribute: NSLayoutConstraint.Attribute, followed: Int) -> CGFloat? {
        guard !translatesAutoresizingMaskIntoConstraints, let superview else { return nil }
        let insets =
            attribute == .width
            ? (
                inset(from: .leading, in: superview) ?? inset(from: .left, in: superview),
                inset(from: .trailing, in: superview) ?? inset(from: .right, in: superview)
            )
            : (inset(from: .top, in: superview), inset(from: .bottom, in: superview))
        guard let first = insets.0, let second = insets.1,
            let outer = superview.fixedLength(attribute, followed: followed + 1)
        else { return nil }
        return outer - first - second
    }

    /// Returns the inset that a constraint keeps from this edge of the container.
    private func inset(from edge: NSLayoutConstraint.Attribute, in container: UIView) -> CGFloat? {
        let isFar = [.trailing, .right, .bottom].contains(edge)
        for constraint in activeConstraints
        where constraint.firstAttribute == edge && constraint.secondAttribute == edge {
            if constraint.firstItem === self, constraint.secondItem.isEdge(of: container) {
                return isFar ? -constraint.constant : constraint.constant
            }
            if constraint.secondItem === self, constraint.firstItem.isEdge(of: container) {
                return isFar ? constraint.constant : -constraint.constant
            }
        }
        return nil
    }
}

extension AnyObject? {
    /// Whether the edge belongs to the view itself or to a layout guide in it.
    @MainActor fileprivate func isEdge(of view: UIView) -> Bool {
        self === view || (self as? UILayoutGuide)?.owningView === view
    }
}
