extension UIView {
    public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
        let (from, to) = (originOnScreen, view?.originOnScreen ?? .zero)
        return CGPoint(x: point.x + from.x - to.x, y: point.y + from.y - to.y)
    }

    public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
        let (from, to) = (view?.originOnScreen ?? .zero, originOnScreen)
        return CGPoint(x: point.x + from.x - to.x, y: point.y + from.y - to.y)
    }

    public func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
        CGRect(origin: convert(rect.origin, to: view), size: rect.size)
    }

    public func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
        CGRect(origin: convert(rect.origin, from: view), size: rect.size)
    }

    private var originOnScreen: CGPoint {
        var origin = CGPoint.zero
        for view in sequence(first: self, next: \.superview) {
            origin.x += view.frame.minX
            origin.y += view.frame.minY
        }
        return origin
    }
}
