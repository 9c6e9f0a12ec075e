/// A layer of lines.
@preconcurrency @MainActor open class CAShapeLayer: CALayer {
    @available(*, deprecated, message: "Does nothing in a browser.")
    open var path: CGPath? { didSet { Inert.note("CAShapeLayer.path") } }
    open var fillColor: CGColor?
    open var strokeColor: CGColor?
    open var lineWidth: CGFloat = 1
    open var strokeStart: CGFloat = 0
    open var strokeEnd: CGFloat = 1
}
