@preconcurrency @MainActor open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
    public enum FeedbackStyle: Int, Sendable {
        case light = 0
        case medium, heavy, soft, rigid
    }

    private var style = FeedbackStyle.medium

    public convenience init(style: FeedbackStyle) {
        self.init()
        self.style = style
    }

    public convenience init(style: FeedbackStyle, view: UIView) {
        self.init(view: view)
        self.style = style
    }

    open func impactOccurred() {
        play(String(describing: style))
    }

    open func impactOccurred(intensity: CGFloat) {
        impactOccurred()
    }

    open func impactOccurred(at location: CGPoint) {
        impactOccurred()
    }

    open func impactOccurred(intensity: CGFloat, at location: CGPoint) {
        impactOccurred()
    }
}
