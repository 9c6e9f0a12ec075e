extension UIView {
    public class func animate(
        withDuration duration: TimeInterval, animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        UIViewAnimation(duration: duration, delay: 0).run(animations, completion: completion)
    }

    public class func animate(
        withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [],
        animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        UIViewAnimation(duration: duration, delay: delay).run(animations, completion: completion)
    }

    public class func animate(
        withDuration duration: TimeInterval, delay: TimeInterval, usingSpringWithDamping dampingRatio: CGFloat,
        initialSpringVelocity velocity: CGFloat, options: AnimationOptions = [], animations: @escaping () -> Void,
        completion: ((Bool) -> Void)? = nil
    ) {
        UIViewAnimation(duration: duration, delay: delay).run(animations, completion: completion)
    }

    public class func animate(
        springDuration duration: TimeInterval = 0.5, bounce: CGFloat = 0, initialSpringVelocity: CGFloat = 0,
        delay: TimeInterval = 0, options: AnimationOptions = [], animations: () -> Void,
        completion: ((Bool) -> Void)? = nil
    ) {
        UIViewAnimation(duration: duration, delay: delay).run(animations, completion: completion)
    }

    public class func animateKeyframes(
        withDuration duration: TimeInterval, delay: TimeInterval, options: KeyframeAnimationOptions = [],
        animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        UIViewAnimation(duration: duration, delay: delay).run(animations, completion: completion)
    }

    public class func addKeyframe(
        withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double,
        animations: @escaping () -> Void
    ) {
        animations()
    }

    public class func transition(
        with view: UIView, duration: TimeInterval, options: AnimationOptions = [], animations: (() -> Void)?,
        completion: ((Bool) -> Void)? = nil
    ) {
        UIViewAnimation(duration: duration, delay: 0).run(animations ?? {}, completion: completion)
    }

    public class func transition(
        from fromView: UIView, to toView: UIView, duration: TimeInterval, options: AnimationOptions = [],
        completion: ((Bool) -> Void)? = nil
    ) {
        fromView.superview?.addSubview(toView)
        fromView.removeFromSuperview()
        UIViewAnimation(duration: duration, delay: 0).run({}, completion: completion)
    }

    public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
        let outer = UIViewAnimation.current
        UIViewAnimation.current = nil
        actionsWithoutAnimation()
        UIViewAnimation.current = outer
    }

    @available(*, deprecated, message: "no effect") public class func setAnimationsEnabled(_ enabled: Bool) { inert(self) }
    public class var areAnimationsEnabled: Bool { true }
}

extension UIView {
    @discardableResult
    public class func animate(withDuration duration: TimeInterval, animations: @escaping () -> Void) async -> Bool {
        await withCheckedContinuation { continuation in
            animate(withDuration: duration, animations: animations) { continuation.resume(returning: $0) }
        }
    }

    @discardableResult
    public class func animate(
        withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [],
        animations: @escaping () -> Void
    ) async -> Bool {
        await withCheckedContinuation { continuation in
            animate(withDuration: duration, delay: delay, options: options, animations: animations) {
                continuation.resume(returning: $0)
            }
        }
    }
}

/// The animation whose block is running. Values change at once, as on iOS; the visible alpha of a fade follows later.
@MainActor struct UIViewAnimation {
    static var current: UIViewAnimation?

    let duration: TimeInterval
    let delay: TimeInterval

    var end: TimeInterval { max(0, delay) + max(0, duration) }

    func run(_ animations: () -> Void, completion: ((Bool) -> Void)?) {
        let outer = Self.current
        Self.current = self
        animations()
        Self.current = outer
        guard let completion else { return }
        MainTurn.after(end) { completion(true) }
    }
}

extension UIView {
    func alphaDidChange(from old: CGFloat) {
        guard alpha != old else { return }
        guard let animation = UIViewAnimation.current, animation.end > 0 else {
            shownAlpha = alpha
            return setNeedsScreenUpdate()
        }
        // A view that fades in is visible from the start, and one that fades out until the end.
        let change = alpha
        MainTurn.after(change > old ? animation.delay : animation.end) { [weak self] in
            guard let self, self.alpha == change else { return }
            self.shownAlpha = change
            self.setNeedsScreenUpdate()
        }
    }
}
