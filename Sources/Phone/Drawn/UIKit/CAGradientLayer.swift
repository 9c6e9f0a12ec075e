/// A layer that goes from colour to colour.
@preconcurrency @MainActor open class CAGradientLayer: CALayer {
    open var colors: [Any]? {
        didSet { setNeedsScreenUpdate() }
    }
    open var locations: [NSNumber]? {
        didSet { valueDidChange(from: oldValue, to: locations) }
    }
    open var startPoint = CGPoint(x: 0.5, y: 0) {
        didSet { valueDidChange(from: oldValue, to: startPoint) }
    }
    open var endPoint = CGPoint(x: 0.5, y: 1) {
        didSet { valueDidChange(from: oldValue, to: endPoint) }
    }

    /// The colours that a page can draw.
    package var stops: [UIColor] {
        (colors ?? []).compactMap { ($0 as? CGColor)?.color ?? $0 as? UIColor }
    }

    /// As CSS counts: 180 is from top to bottom.
    package var degrees: Double {
        let (x, y) = (endPoint.x - startPoint.x, endPoint.y - startPoint.y)
        return (atan2(y, x) * 180 / .pi + 90).rounded()
    }
}
