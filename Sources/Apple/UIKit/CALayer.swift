/// How a view's rectangle is decorated.
@preconcurrency @MainActor open class CALayer: NSObject {
    open var cornerRadius: CGFloat = 0 {
        didSet { valueDidChange(from: oldValue, to: cornerRadius) }
    }
    open var cornerCurve = CALayerCornerCurve.circular
    open var maskedCorners: CACornerMask = [
        .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
    ]
    open var masksToBounds = false
    open var borderWidth: CGFloat = 0 {
        didSet { valueDidChange(from: oldValue, to: borderWidth) }
    }
    open var borderColor: CGColor? {
        didSet { valueDidChange(from: oldValue, to: borderColor) }
    }
    open var backgroundColor: CGColor? {
        didSet { valueDidChange(from: oldValue, to: backgroundColor) }
    }
    open var shadowColor: CGColor?
    open var shadowOpacity: Float = 0
    open var shadowOffset = CGSize(width: 0, height: -3)
    open var shadowRadius: CGFloat = 3
    open var opacity: Float = 1
    open var isHidden = false
    open var frame = CGRect.zero
    open var bounds = CGRect.zero
    open var position = CGPoint.zero
    open var zPosition: CGFloat = 0
    open var name: String?
    open var shouldRasterize = false
    open var rasterizationScale: CGFloat = 1
    open var mask: CALayer?
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

    open func removeAnimation(forKey key: String) {}
    open func removeAllAnimations() {}
    open func setNeedsDisplay() {}
    open func setNeedsLayout() {}
    open func layoutIfNeeded() {}
}

extension CALayer: ScreenPart {
    var screenOwner: (any ScreenPart)? { view ?? superlayer }
}
