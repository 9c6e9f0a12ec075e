@preconcurrency @MainActor open class UITapGestureRecognizer: UIGestureRecognizer {
    @available(*, deprecated, message: "no effect") open var numberOfTapsRequired = 1 { didSet { inert(self) } }
    @available(*, deprecated, message: "no effect") open var numberOfTouchesRequired = 1 { didSet { inert(self) } }
}

/// A press that lasts half a second, or a click with the other button.
@preconcurrency @MainActor open class UILongPressGestureRecognizer: UIGestureRecognizer {
    @available(*, deprecated, message: "no effect") open var minimumPressDuration: TimeInterval = 0.5 { didSet { inert(self) } }
    @available(*, deprecated, message: "no effect") open var allowableMovement: CGFloat = 10 { didSet { inert(self) } }

    /// Simulates a press, which begins and ends at once.
    package override func recognize() { pass(through: [.began, .ended]) }
}

@preconcurrency @MainActor open class UIPanGestureRecognizer: UIGestureRecognizer {
    @available(*, deprecated, message: "no effect")
    public override init(target: Any?, action: Selector?) { super.init(target: target, action: action) }

    @available(*, deprecated, message: "no effect") public convenience init() { self.init(target: nil, action: nil) }

    open func translation(in view: UIView?) -> CGPoint { .zero }
    open func velocity(in view: UIView?) -> CGPoint { .zero }

    @available(*, deprecated, message: "no effect")
    open func setTranslation(_ translation: CGPoint, in view: UIView?) { inert(self) }
}

@preconcurrency @MainActor open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
    open var edges: UIRectEdge = []

    @available(*, deprecated, message: "no effect")
    public override init(target: Any?, action: Selector?) { super.init(target: target, action: action) }

    @available(*, deprecated, message: "no effect") public convenience init() { self.init(target: nil, action: nil) }
}

@preconcurrency @MainActor open class UISwipeGestureRecognizer: UIGestureRecognizer {
    public struct Direction: OptionSet, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        public static let right = Direction(rawValue: 1 << 0)
        public static let left = Direction(rawValue: 1 << 1)
        public static let up = Direction(rawValue: 1 << 2)
        public static let down = Direction(rawValue: 1 << 3)
    }

    open var direction = Direction.right

    @available(*, deprecated, message: "no effect")
    public override init(target: Any?, action: Selector?) { super.init(target: target, action: action) }

    @available(*, deprecated, message: "no effect") public convenience init() { self.init(target: nil, action: nil) }
}

@preconcurrency @MainActor open class UIPinchGestureRecognizer: UIGestureRecognizer {
    open var scale: CGFloat = 1
    open var velocity: CGFloat { 0 }

    @available(*, deprecated, message: "no effect")
    public override init(target: Any?, action: Selector?) { super.init(target: target, action: action) }

    @available(*, deprecated, message: "no effect") public convenience init() { self.init(target: nil, action: nil) }
}

@preconcurrency @MainActor open class UIRotationGestureRecognizer: UIGestureRecognizer {
    open var rotation: CGFloat = 0
    open var velocity: CGFloat { 0 }

    @available(*, deprecated, message: "no effect")
    public override init(target: Any?, action: Selector?) { super.init(target: target, action: action) }

    @available(*, deprecated, message: "no effect") public convenience init() { self.init(target: nil, action: nil) }
}

@preconcurrency @MainActor open class UIHoverGestureRecognizer: UIGestureRecognizer {
    open var zOffset: CGFloat { 0 }

    @available(*, deprecated, message: "no effect")
    public override init(target: Any?, action: Selector?) { super.init(target: target, action: action) }

    @available(*, deprecated, message: "no effect") public convenience init() { self.init(target: nil, action: nil) }
}
