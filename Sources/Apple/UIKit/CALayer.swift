/// The look of a view's edge, which is kept and not drawn.
@MainActor open class CALayer {
    open var cornerRadius: CGFloat = 0
    open var maskedCorners: CACornerMask = []
    open var masksToBounds = false
    open var borderWidth: CGFloat = 0
    open var borderColor: CGColor?
    open var shadowColor: CGColor?
    open var shadowOpacity: Float = 0
    open var shadowOffset = CGSize.zero
    open var shadowRadius: CGFloat = 0
    open var opacity: Float = 1
    open var backgroundColor: CGColor?
    open var zPosition: CGFloat = 0
    open var frame = CGRect.zero

    public init() {}

    open func addSublayer(_ layer: CALayer) {}
    open func removeFromSuperlayer() {}
    open func removeAllAnimations() {}
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
