/// A path of lines and curves. A page does not draw it, so only its bounds are kept.
open class UIBezierPath: NSObject {
    open var lineWidth: CGFloat = 1
    open var lineCapStyle = CGLineCap.butt
    open var lineJoinStyle = CGLineJoin.miter
    open var miterLimit: CGFloat = 10
    open var usesEvenOddFillRule = false
    open private(set) var bounds = CGRect.zero
    open var cgPath: CGPath { CGPath() }

    public override init() {
        super.init()
    }

    public convenience init(rect: CGRect) {
        self.init()
        bounds = rect
    }

    public convenience init(ovalIn rect: CGRect) {
        self.init(rect: rect)
    }

    public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
        self.init(rect: rect)
    }

    public convenience init(
        roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize
    ) {
        self.init(rect: rect)
    }

    open func move(to point: CGPoint) {
        bounds = CGRect(origin: point, size: .zero)
    }

    open func addLine(to point: CGPoint) {
        bounds = bounds.union(CGRect(origin: point, size: .zero))
    }

    open func close() {}
    @available(*, deprecated, message: "no effect") open func fill() { inert(self) }
    @available(*, deprecated, message: "no effect") open func stroke() { inert(self) }
}

public struct UIRectCorner: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    public static let topLeft = UIRectCorner(rawValue: 1 << 0)
    public static let topRight = UIRectCorner(rawValue: 1 << 1)
    public static let bottomLeft = UIRectCorner(rawValue: 1 << 2)
    public static let bottomRight = UIRectCorner(rawValue: 1 << 3)
    public static let allCorners = UIRectCorner(rawValue: .max)
}
