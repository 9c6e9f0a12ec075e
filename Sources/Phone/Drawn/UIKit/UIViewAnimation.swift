/// The animation whose block is running. Values change at once, as on iOS; what a person sees of a fade follows later.
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
        // A view that fades in is there from the start, one that fades out until the end.
        let change = alpha
        MainTurn.after(change > old ? animation.delay : animation.end) { [weak self] in
            guard let self, self.alpha == change else { return }
            self.shownAlpha = change
            self.setNeedsScreenUpdate()
        }
    }
}
