/// The decoration of a view's rectangle.
@preconcurrency @MainActor open class CALayer: NSObject {
    open var cornerRadius: CGFloat = 0 {
        didSet { valueDidChange(from: oldValue, to: cornerRadius) }
    }
    @available(*, deprecated, message: "no effect") open var cornerCurve = CALayerCornerCurve.circular { didSet { inert(self) } }
    @available(*, deprecated, message: "no effect")
    open var maskedCorners: CACornerMask = [
        .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
    ]
    { didSet { inert(self) } }
    /// Whether the content is clipped to the layer's rectangle and corners.
    open var masksToBounds = false {
        didSet { valueDidChange(from: oldValue, to: masksToBounds) }
    }
    open var borderWidth: CGFloat = 0 {
        didSet { valueDidChange(from: oldValue, to: borderWidth) }
    }
    open var borderColor: CGColor? = .black {
        didSet { valueDidChange(from: oldValue, to: borderColor) }
    }
    open var backgroundColor: CGColor? {
        didSet { valueDidChange(from: oldValue, to: backgroundColor) }
    }
    open var shadowColor: CGColor? = .black {
        didSet { valueDidChange(from: oldValue, to: shadowColor) }
    }
    open var shadowOpacity: Float = 0 {
        didSet { valueDidChange(from: oldValue, to: shadowOpacity) }
    }
    open var shadowOffset = CGSize(width: 0, height: -3) {
        didSet { valueDidChange(from: oldValue, to: shadowOffset) }
    }
    open var shadowRadius: CGFloat = 3 {
        didSet { valueDidChange(from: oldValue, to: shadowRadius) }
    }
    open var opacity: Float = 1 {
        didSet { view?.alpha = CGFloat(opacity) }
    }
    open var isHidden = false {
        didSet {
            view?.isHidden = isHidden
            valueDidChange(from: oldValue, to: isHidden)
        }
    }
    /// The view's frame, if the layer belongs to a view.
    open var frame: CGRect {
        get { view?.frame ?? ownFrame }
        set {
            ownFrame = newValue
            view?.frame = newValue
        }
    }
    open var bounds: CGRect {
        get { CGRect(origin: .zero, size: frame.size) }
        set { frame.size = newValue.size }
    }
    open var position: CGPoint {
        get { CGPoint(x: frame.midX, y: frame.midY) }
        set { frame.origin = CGPoint(x: newValue.x - frame.width / 2, y: newValue.y - frame.height / 2) }
    }
    private var ownFrame = CGRect.zero
    @available(*, deprecated, message: "no effect") open var zPosition: CGFloat = 0 { didSet { inert(self) } }
    open var name: String?
    @available(*, deprecated, message: "no effect") open var transform = CATransform3DIdentity { didSet { inert(self) } }
    @available(*, deprecated, message: "no effect") open var sublayerTransform = CATransform3DIdentity { didSet { inert(self) } }
    /// The point about which the view is rotated and scaled.
    open var anchorPoint = CGPoint(x: 0.5, y: 0.5) {
        didSet { valueDidChange(from: oldValue, to: anchorPoint) }
    }
    @available(*, deprecated, message: "no effect") open var shadowPath: CGPath? { didSet { inert(self) } }
    @available(*, deprecated, message: "no effect") open var contents: Any? { didSet { inert(self) } }
    open var contentsScale: CGFloat = 1
    open var contentsGravity = CALayerContentsGravity.resize
    open var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
    open var isOpaque = false
    @available(*, deprecated, message: "no effect") open var speed: Float = 1 { didSet { inert(self) } }
    @available(*, deprecated, message: "no effect") open var timeOffset: CFTimeInterval = 0 { didSet { inert(self) } }
    @available(*, deprecated, message: "no effect") open var beginTime: CFTimeInterval = 0 { didSet { inert(self) } }
    open var isDoubleSided = true
    open var allowsEdgeAntialiasing = false
    open var drawsAsynchronously = false
    @available(*, deprecated, message: "no effect") open var compositingFilter: Any? { didSet { inert(self) } }
    @available(*, deprecated, message: "no effect") open var filters: [Any]? { didSet { inert(self) } }
    @available(*, deprecated, message: "no effect") open weak var delegate: (any CALayerDelegate)? { didSet { inert(self) } }
    open var shouldRasterize = false
    open var rasterizationScale: CGFloat = 1
    @available(*, deprecated, message: "no effect") open var mask: CALayer? { didSet { inert(self) } }
    open private(set) weak var superlayer: CALayer?
    open private(set) var sublayers: [CALayer]?

    /// The view whose layer this is.
    weak var view: UIView?

    public required override init() {
        super.init()
    }

    @_disfavoredOverload
    @available(*, deprecated, message: "no effect")
    open func addSublayer(_ layer: CALayer) {
        add(layer, at: sublayers?.count ?? 0)
    }

    @_disfavoredOverload
    @available(*, deprecated, message: "no effect")
    open func insertSublayer(_ layer: CALayer, at index: UInt32) {
        add(layer, at: Int(index))
    }

    /// - Parameter index: limited to the number of sublayers.
    final func add(_ layer: CALayer, at index: Int) {
        if !(layer is any SpeakingLayer) { Inert.note("CALayer.addSublayer(_:)") }
        layer.removeFromSuperlayer()
        var layers = sublayers ?? []
        layers.insert(layer, at: min(index, layers.count))
        sublayers = layers
        layer.superlayer = self
        setNeedsScreenUpdate()
    }

    open func removeFromSuperlayer() {
        superlayer?.sublayers?.removeAll { $0 === self }
        superlayer?.setNeedsScreenUpdate()
        superlayer = nil
    }

    @available(*, deprecated, message: "no effect") open func add(_ animation: CAAnimation, forKey key: String?) { inert(self) }

    @_disfavoredOverload
    @available(*, deprecated, message: "no effect")
    open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
        add(layer, at: sublayers?.firstIndex { $0 === sibling } ?? 0)
    }

    @_disfavoredOverload
    @available(*, deprecated, message: "no effect")
    open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
        add(layer, at: (sublayers?.firstIndex { $0 === sibling } ?? -1) + 1)
    }

    open func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) {
        add(newLayer, at: (sublayers?.firstIndex { $0 === oldLayer } ?? -1) + 1)
        oldLayer.removeFromSuperlayer()
    }

    @available(*, deprecated, message: "no effect") open func render(in ctx: CGContext) { inert(self) }

    open func animation(forKey key: String) -> CAAnimation? { nil }
    open func animationKeys() -> [String]? { nil }
    open func presentation() -> Self? { self }
    open func model() -> Self { self }
    @available(*, deprecated, message: "no effect")
    open func setAffineTransform(_ m: CGAffineTransform) { transform = CATransform3DMakeAffineTransform(m) }
    open func convertTime(_ t: CFTimeInterval, from l: CALayer?) -> CFTimeInterval { t }
    open func contains(_ p: CGPoint) -> Bool { bounds.contains(p) }
    open func display() {}
    open func layoutSublayers() {}
    open func removeAnimation(forKey key: String) {}
    open func removeAllAnimations() {}
    open func setNeedsDisplay() {}
    open func setNeedsLayout() {}
    open func layoutIfNeeded() {}
}

extension CALayer: ScreenPart {
    var screenOwner: (any ScreenPart)? { view ?? superlayer }
}

@preconcurrency @MainActor public protocol CALayerDelegate: AnyObject {}

public struct CALayerContentsGravity: RawRepresentable, Hashable, Sendable {
    public static let center = CALayerContentsGravity(rawValue: "center")
    public static let resize = CALayerContentsGravity(rawValue: "resize")
    public static let resizeAspect = CALayerContentsGravity(rawValue: "resizeAspect")
    public static let resizeAspectFill = CALayerContentsGravity(rawValue: "resizeAspectFill")
    public static let top = CALayerContentsGravity(rawValue: "top")
    public static let bottom = CALayerContentsGravity(rawValue: "bottom")
    public static let left = CALayerContentsGravity(rawValue: "left")
    public static let right = CALayerContentsGravity(rawValue: "right")

    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
}

public struct CALayerCornerCurve: RawRepresentable, Hashable, Sendable {
    public static let circular = CALayerCornerCurve(rawValue: "circular")
    public static let continuous = CALayerCornerCurve(rawValue: "continuous")

    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }
}

public struct CACornerMask: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    public static let layerMinXMinYCorner = CACornerMask(rawValue: 1 << 0)
    public static let layerMaxXMinYCorner = CACornerMask(rawValue: 1 << 1)
    public static let layerMinXMaxYCorner = CACornerMask(rawValue: 1 << 2)
    public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 1 << 3)
}
