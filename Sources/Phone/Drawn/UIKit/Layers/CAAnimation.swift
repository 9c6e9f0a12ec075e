/// An animation of a layer.
@preconcurrency @MainActor open class CAAnimation: NSObject {
    open var duration: CFTimeInterval = 0
    open var beginTime: CFTimeInterval = 0
    open var repeatCount: Float = 0
    open var autoreverses = false
    open var isRemovedOnCompletion = true
    open var speed: Float = 1
    open var timeOffset: CFTimeInterval = 0
    open var fillMode = CAMediaTimingFillMode.removed
    open var timingFunction: CAMediaTimingFunction?
    open weak var delegate: (any CAAnimationDelegate)?

    public override init() {
        super.init()
    }
}

@preconcurrency @MainActor public protocol CAAnimationDelegate: AnyObject {
    func animationDidStart(_ anim: CAAnimation)
    func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
    public func animationDidStart(_ anim: CAAnimation) {}
    public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}

/// An animation from one value to another.
@preconcurrency @MainActor open class CABasicAnimation: CAAnimation {
    open var keyPath: String?
    open var fromValue: Any?
    open var toValue: Any?
    open var byValue: Any?

    public convenience init(keyPath: String?) {
        self.init()
        self.keyPath = keyPath
    }
}

/// An animation through several values.
@preconcurrency @MainActor open class CAKeyframeAnimation: CAAnimation {
    open var keyPath: String?
    open var values: [Any]?
    open var keyTimes: [NSNumber]?

    public convenience init(keyPath: String?) {
        self.init()
        self.keyPath = keyPath
    }
}

/// A spring animation.
@preconcurrency @MainActor open class CASpringAnimation: CABasicAnimation {
    open var mass: CGFloat = 1
    open var stiffness: CGFloat = 100
    open var damping: CGFloat = 10
    open var initialVelocity: CGFloat = 0
    open var settlingDuration: CFTimeInterval { 1 }
}

@preconcurrency @MainActor open class CATransition: CAAnimation {
    open var type = CATransitionType.fade
    open var subtype: CATransitionSubtype?
}

public struct CATransitionType: RawRepresentable, Hashable, Sendable {
    public static let fade = CATransitionType(rawValue: "fade")
    public static let moveIn = CATransitionType(rawValue: "moveIn")
    public static let push = CATransitionType(rawValue: "push")
    public static let reveal = CATransitionType(rawValue: "reveal")

    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
}

public struct CATransitionSubtype: RawRepresentable, Hashable, Sendable {
    public static let fromBottom = CATransitionSubtype(rawValue: "fromBottom")
    public static let fromLeft = CATransitionSubtype(rawValue: "fromLeft")
    public static let fromRight = CATransitionSubtype(rawValue: "fromRight")
    public static let fromTop = CATransitionSubtype(rawValue: "fromTop")

    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
}

/// Animations that run at the same time.
@preconcurrency @MainActor open class CAAnimationGroup: CAAnimation {
    open var animations: [CAAnimation]?
}
