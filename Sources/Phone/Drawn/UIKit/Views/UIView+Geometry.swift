extension UIView: UICoordinateSpace {
    public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
        let (from, to) = (placeOnScreen, view?.placeOnScreen ?? .zero)
        return CGPoint(x: point.x + from.x - to.x, y: point.y + from.y - to.y)
    }

    public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
        let (from, to) = (view?.placeOnScreen ?? .zero, placeOnScreen)
        return CGPoint(x: point.x + from.x - to.x, y: point.y + from.y - to.y)
    }

    public func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
        CGRect(origin: convert(rect.origin, to: view), size: rect.size)
    }

    public func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
        CGRect(origin: convert(rect.origin, from: view), size: rect.size)
    }

    var placeOnScreen: CGPoint {
        var origin = CGPoint.zero
        for view in sequence(first: self, next: \.superview) {
            origin.x += view.frame.minX
            origin.y += view.frame.minY
        }
        return origin
    }
}

extension UIView {
    /// The vertical position of a view on top of a page.
    package enum VerticalPlace: String {
        case top, center, bottom
    }

    /// The position by the constraints to the surrounding view; without any, by the frame.
    package var verticalPlace: VerticalPlace {
        let attributes = Set(activeConstraints.compactMap { isOutward($0) ? $0.attribute(of: self) : nil })
        switch (attributes.contains(.top), attributes.contains(.bottom)) {
        case (true, true): return .center
        case (true, false): return .top
        case (false, true): return .bottom
        case (false, false): break
        }
        if attributes.contains(.centerY) { return .center }
        let height = superview?.bounds.height ?? 0
        guard height > 0, frame != .zero else { return .bottom }
        return frame.midY < height / 3 ? .top : frame.midY > height * 2 / 3 ? .bottom : .center
    }

    /// Whether the view has a background and fills its superview, by its constraints or its frame.
    package var coversSuperview: Bool {
        guard let superview, let backgroundColor, backgroundColor != .clear else { return false }
        let attributes = Set(activeConstraints.compactMap { isOutward($0) ? $0.attribute(of: self) : nil })
        let isPinned =
            attributes.isSuperset(of: [.top, .bottom])
            && (attributes.isSuperset(of: [.leading, .trailing]) || attributes.isSuperset(of: [.left, .right]))
        return isPinned || frame != .zero && frame == superview.bounds
    }

    /// Whether the constraint positions the view itself, rather than its subviews.
    private func isOutward(_ constraint: NSLayoutConstraint) -> Bool {
        let other = constraint.firstItem === self ? constraint.secondItem : constraint.firstItem
        guard let view = other as? UIView ?? (other as? UILayoutGuide)?.owningView else { return false }
        return view !== self && !view.isDescendant(of: self)
    }
}
