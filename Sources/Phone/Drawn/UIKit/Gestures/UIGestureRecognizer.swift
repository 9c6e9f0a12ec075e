/// A gesture of a view. A page supports taps and long presses; other gestures can be added but never happen.
@preconcurrency @MainActor open class UIGestureRecognizer: NSObject {
    public enum State: Int, Sendable {
        case possible = 0
        case began, changed, ended, cancelled, failed
        public static let recognized = State.ended
    }

    open internal(set) weak var view: UIView?
    @available(*, deprecated, message: "no effect")
    open weak var delegate: (any UIGestureRecognizerDelegate)? { didSet { inert(self) } }
    open var isEnabled = true
    open var state = State.possible
    @available(*, deprecated, message: "no effect") open var cancelsTouchesInView = true { didSet { inert(self) } }
    @available(*, deprecated, message: "no effect") open var delaysTouchesBegan = false { didSet { inert(self) } }
    @available(*, deprecated, message: "no effect") open var delaysTouchesEnded = true { didSet { inert(self) } }
    open var name: String?
    private var targets: [(target: () -> AnyObject?, action: Selector)] = []

    public init(target: Any?, action: Selector?) {
        super.init()
        if let target, let action { addTarget(target, action: action) }
    }

    public convenience override init() {
        self.init(target: nil, action: nil)
    }

    open func addTarget(_ target: Any, action: Selector) {
        weak let object = target as AnyObject
        targets.append(({ object }, action))
    }

    open func removeTarget(_ target: Any?, action: Selector?) {
        let object = target as AnyObject?
        targets.removeAll { object == nil || $0.target() === object }
    }

    open func location(in view: UIView?) -> CGPoint { .zero }
    @available(*, deprecated, message: "no effect")
    open func require(toFail otherGestureRecognizer: UIGestureRecognizer) { inert(self) }
    open var numberOfTouches: Int { 1 }

    /// Simulates the gesture.
    package func recognize() { pass(through: [.ended]) }

    final func pass(through states: [State]) {
        for state in states {
            self.state = state
            for (target, action) in targets {
                if let target = target() { action.perform(on: target, sender: self) }
            }
        }
        state = .possible
    }
}

@preconcurrency @MainActor public protocol UIGestureRecognizerDelegate: AnyObject {
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool
}

extension UIGestureRecognizerDelegate {
    public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }
    public func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { false }
}
