public enum UIViewAnimatingState: Int, Sendable {
    case inactive = 0
    case active, stopped
}

public enum UIViewAnimatingPosition: Int, Sendable {
    case end = 0
    case start, current
}

/// A manually controlled animation. Its blocks run when it starts, its completions when it ends.
@preconcurrency @MainActor open class UIViewPropertyAnimator: NSObject {
    public let duration: TimeInterval
    open private(set) var state = UIViewAnimatingState.inactive
    open private(set) var isRunning = false
    @available(*, deprecated, message: "no effect") open var isReversed = false { didSet { inert(self) } }
    @available(*, deprecated, message: "no effect") open var fractionComplete: CGFloat = 0 { didSet { inert(self) } }
    private var animations: [() -> Void] = []
    private var completions: [(UIViewAnimatingPosition) -> Void] = []

    public init(duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil) {
        self.duration = duration
        super.init()
        if let animations { self.animations = [animations] }
    }

    public convenience init(duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil) {
        self.init(duration: duration, curve: .easeInOut, animations: animations)
    }

    @discardableResult
    public class func runningPropertyAnimator(
        withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions = [],
        animations: @escaping () -> Void, completion: ((UIViewAnimatingPosition) -> Void)? = nil
    ) -> UIViewPropertyAnimator {
        let animator = UIViewPropertyAnimator(duration: duration, curve: .easeInOut, animations: animations)
        if let completion { animator.addCompletion(completion) }
        animator.startAnimation(afterDelay: delay)
        return animator
    }

    open func addAnimations(_ animation: @escaping () -> Void) {
        animations.append(animation)
    }

    open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
        animations.append(animation)
    }

    open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
        completions.append(completion)
    }

    open func startAnimation() {
        startAnimation(afterDelay: 0)
    }

    open func startAnimation(afterDelay delay: TimeInterval) {
        guard !isRunning else { return }
        (state, isRunning) = (.active, true)
        UIViewAnimation(duration: duration, delay: delay).run({ for animation in animations { animation() } }) { _ in
            if self.isRunning { self.finish(at: .end) }
        }
    }

    @available(*, deprecated, message: "no effect") open func pauseAnimation() { inert(self) }

    open func stopAnimation(_ withoutFinishing: Bool) {
        (state, isRunning) = (withoutFinishing ? .inactive : .stopped, false)
    }

    open func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
        finish(at: finalPosition)
    }

    private func finish(at position: UIViewAnimatingPosition) {
        (state, isRunning) = (.inactive, false)
        for completion in completions { completion(position) }
    }
}
