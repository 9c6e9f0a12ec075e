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

    @available(*, deprecated, message: "Does nothing in a browser.")
    public class func setAnimationsEnabled(_ enabled: Bool) { Inert.note("UIView.setAnimationsEnabled(_:)") }
    public class var areAnimationsEnabled: Bool { true }
}
