/// How a view's rectangle is decorated.
@preconcurrency @MainActor open class CALayer: NSObject {
    open var cornerRadius: CGFloat = 0 {
        didSet { valueDidChange(from: oldValue, to: cornerRadius) }
    }
    @available(*, deprecated, message: "Does nothing in a browser.")
    open var cornerCurve = CALayerCornerCurve.circular { didSet { Inert.note("CALayer.cornerCurve") } }
    @available(*, deprecated, message: "Does nothing in a browser.")
    open var maskedCorners: CACornerMask = [
        .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
    ] { didSet { Inert.note("CALayer.maskedCorners") } }
    /// Whether what is inside ends at the layer's rectangle and corners.
    open var masksToBounds = false {
        didSet { valueDidChange(from: oldValue, to: masksToBounds) }
    }
    open var borderWidth: CGFloat = 0 {
        didSet { valueDidChange(from: oldValue, to: borderWidth) }
    }
    open var borderColor: CGColor? {
        didSet { valueDidChange(from: oldValue, to: borderColor) }
    }
    open var backgroundColor: CGColor? {
        didSet { valueDidChange(from: oldValue, to: backgroundColor) }
    }
    open var shadowColor: CGColor? {
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
    open var frame = CGRect.zero
    open var bounds = CGRect.zero
    open var position = CGPoint.zero
    @available(*, deprecated, message: "Does nothing in a browser.")
    open var zPosition: CGFloat = 0 { didSet { Inert.note("CALayer.zPosition") } }
    open var name: String?
    @available(*, deprecated, message: "Does nothing in a browser.")
    open var transform = CATransform3DIdentity { didSet { Inert.note("CALayer.transform") } }
    @available(*, deprecated, message: "Does nothing in a browser.")
    open var sublayerTransform = CATransform3DIdentity { didSet { Inert.note("CALayer.sublayerTransform") } }
    open var anchorPoint = CGPoint(x: 0.5, y: 0.5)
    @available(*, deprecated, message: "Does nothing in a browser.")
    open var shadowPath: CGPath? { didSet { Inert.note("CALayer.shadowPath") } }
    @available(*, deprecated, message: "Does nothing in a browser.")
    open var contents: Any? { didSet { Inert.note("CALayer.contents") } }
    open var contentsScale: CGFloat = 1
    open var contentsGravity = CALayerContentsGravity.resize
    open var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
    open var isOpaque = false
    open var speed: Float = 1
    open var timeOffset: CFTimeInterval = 0
    open var beginTime: CFTimeInterval = 0
    open var isDoubleSided = true
    open var allowsEdgeAntialiasing = false
    open var drawsAsynchronously = false
    @available(*, deprecated, message: "Does nothing in a browser.")
    open var compositingFilter: Any? { didSet { Inert.note("CALayer.compositingFilter") } }
    @available(*, deprecated, message: "Does nothing in a browser.")
    open var filters: [Any]? { didSet { Inert.note("CALayer.filters") } }
    open weak var delegate: (any CALayerDelegate)?
    open var shouldRasterize = false
    open var rasterizationScale: CGFloat = 1
    @available(*, deprecated, message: "Does nothing in a browser.")
    open var mask: CALayer? { didSet { Inert.note("CALayer.mask") } }
    open private(set) weak var superlayer: CALayer?
    open private(set) var sublayers: [CALayer]?

    /// The view whose layer this is.
    weak var view: UIView?

    public required override init() {
        super.init()
    }

    open func addSublayer(_ layer: CALayer) {
        insertSublayer(layer, at: UInt32(sublayers?.count ?? 0))
    }

    open func insertSublayer(_ layer: CALayer, at index: UInt32) {
        layer.removeFromSuperlayer()
        var layers = sublayers ?? []
        layers.insert(layer, at: min(Int(index), layers.count))
        sublayers = layers
        layer.superlayer = self
        setNeedsScreenUpdate()
    }

    open func removeFromSuperlayer() {
        superlayer?.sublayers?.removeAll { $0 === self }
        superlayer?.setNeedsScreenUpdate()
        superlayer = nil
    }

    @available(*, deprecated, message: "Does nothing in a browser.")
    open func add(_ animation: CAAnimation, forKey key: String?) {
        Inert.note("CALayer.add(_:forKey:)")
    }

    open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
        insertSublayer(layer, at: UInt32(sublayers?.firstIndex { $0 === sibling } ?? 0))
    }

    open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
        insertSublayer(layer, at: UInt32((sublayers?.firstIndex { $0 === sibling } ?? -1) + 1))
    }

    open func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) {
        insertSublayer(newLayer, above: oldLayer)
        oldLayer.removeFromSuperlayer()
    }

    @available(*, deprecated, message: "Does nothing in a browser.")
    open func render(in ctx: CGContext) {
        Inert.note("CALayer.render(in:)")
    }

    open func animation(forKey key: String) -> CAAnimation? { nil }
    open func animationKeys() -> [String]? { nil }
    open func presentation() -> Self? { self }
    open func model() -> Self { self }
    @available(*, deprecated, message: "Does nothing in a browser.")
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
