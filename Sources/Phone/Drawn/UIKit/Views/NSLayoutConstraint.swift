/// A relation between two edges, centres or sizes. The page derives an overlay's position from it.
@preconcurrency @MainActor open class NSLayoutConstraint: NSObject {
    public enum Relation: Int, Sendable {
        case lessThanOrEqual = -1
        case equal
        case greaterThanOrEqual
    }

    public enum Axis: Int, Sendable {
        case horizontal = 0
        case vertical
    }

    public enum Attribute: Int, Sendable {
        case notAnAttribute = 0
        case left, right, top, bottom, leading, trailing, width, height, centerX, centerY, lastBaseline, firstBaseline
    }

    open private(set) weak var firstItem: AnyObject?
    public let firstAttribute: Attribute
    public let relation: Relation
    open private(set) weak var secondItem: AnyObject?
    public let secondAttribute: Attribute
    public let multiplier: CGFloat
    open var constant: CGFloat {
        didSet { if constant != oldValue { firstView?.setNeedsScreenUpdate() } }
    }
    @available(*, deprecated, message: "no effect") open var priority = UILayoutPriority.required { didSet { inert(self) } }
    open var identifier: String?
    open var shouldBeArchived = false
    open var isActive = false {
        didSet { if isActive != oldValue { activityDidChange() } }
    }

    public init(
        item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation, toItem view2: Any?,
        attribute attr2: Attribute, multiplier: CGFloat, constant c: CGFloat
    ) {
        firstItem = view1 as AnyObject
        firstAttribute = attr1
        self.relation = relation
        secondItem = view2 as AnyObject?
        secondAttribute = attr2
        self.multiplier = multiplier
        constant = c
        super.init()
    }

    public class func activate(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { constraint.isActive = true }
    }

    public class func deactivate(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { constraint.isActive = false }
    }

    private var firstView: UIView? { firstItem as? UIView }

    private func activityDidChange() {
        for view in [firstItem as? UIView, secondItem as? UIView].compactMap({ $0 }) {
            view.activeConstraints.removeAll { $0 === self }
            if isActive { view.activeConstraints.append(self) }
            view.setNeedsScreenUpdate()
        }
    }

    /// The attribute of that view; `nil` when the constraint is not about it.
    func attribute(of view: UIView) -> Attribute? {
        if firstItem === view { return firstAttribute }
        return secondItem === view ? secondAttribute : nil
    }
}

/// The priority of a constraint.
public struct UILayoutPriority: RawRepresentable, Hashable, Sendable {
    public static let required = UILayoutPriority(1000)
    public static let defaultHigh = UILayoutPriority(750)
    public static let defaultLow = UILayoutPriority(250)
    public static let fittingSizeLevel = UILayoutPriority(50)

    public let rawValue: Float

    public init(rawValue: Float) {
        self.rawValue = rawValue
    }

    public init(_ rawValue: Float) {
        self.rawValue = rawValue
    }

    public static func + (left: UILayoutPriority, right: Float) -> UILayoutPriority { .init(left.rawValue + right) }
    public static func - (left: UILayoutPriority, right: Float) -> UILayoutPriority { .init(left.rawValue - right) }
}
