/// A layer that draws a path.
@preconcurrency @MainActor open class CAShapeLayer: CALayer {
    @available(*, deprecated, message: "no effect") open var path: CGPath? { didSet { inert(self) } }
    open var fillColor: CGColor? = .black
    open var strokeColor: CGColor?
    open var lineWidth: CGFloat = 1
    open var strokeStart: CGFloat = 0
    open var strokeEnd: CGFloat = 1
}

/// A layer with a text. It is not drawn.
@preconcurrency @MainActor open class CATextLayer: CALayer {
    @available(*, deprecated, message: "no effect") open var string: Any? { didSet { inert(self) } }
    open var font: Any? = "Helvetica"
    open var fontSize: CGFloat = 36
    open var foregroundColor: CGColor? = .white
    open var isWrapped = false
    open var alignmentMode = CATextLayerAlignmentMode.natural
    open var truncationMode = CATextLayerTruncationMode.none
}

public struct CATextLayerAlignmentMode: RawRepresentable, Hashable, Sendable {
    public static let natural = CATextLayerAlignmentMode(rawValue: "natural")
    public static let left = CATextLayerAlignmentMode(rawValue: "left")
    public static let right = CATextLayerAlignmentMode(rawValue: "right")
    public static let center = CATextLayerAlignmentMode(rawValue: "center")
    public static let justified = CATextLayerAlignmentMode(rawValue: "justified")

    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
}

public struct CATextLayerTruncationMode: RawRepresentable, Hashable, Sendable {
    public static let none = CATextLayerTruncationMode(rawValue: "none")
    public static let start = CATextLayerTruncationMode(rawValue: "start")
    public static let end = CATextLayerTruncationMode(rawValue: "end")
    public static let middle = CATextLayerTruncationMode(rawValue: "middle")

    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
}

/// A layer with a gradient.
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

    /// The angle as in CSS: 180 is from top to bottom.
    package var degrees: Double {
        let (x, y) = (endPoint.x - startPoint.x, endPoint.y - startPoint.y)
        return (atan2(y, x) * 180 / .pi + 90).rounded()
    }
}

/// A layer that repeats its sublayers. The copies are not drawn.
@preconcurrency @MainActor open class CAReplicatorLayer: CALayer {
    @available(*, deprecated, message: "no effect") open var instanceCount = 1 { didSet { inert(self) } }
    open var instanceDelay: CFTimeInterval = 0
    open var instanceTransform = CATransform3DIdentity
    open var instanceColor: CGColor? = .white
    open var instanceAlphaOffset: Float = 0
}
