/// What a hand would feel; the page shows it for a moment.
@MainActor open class UIFeedbackGenerator {
    public init() {}

    /// There is nothing to warm up.
    open func prepare() {}
}

open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
    public enum FeedbackType: Int, Sendable {
        case success = 0
        case warning
        case error
    }

    open func notificationOccurred(_ notificationType: FeedbackType) {
        Stage.host?.playHaptic("\(notificationType)")
    }
}

open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
    public enum FeedbackStyle: Int, Sendable {
        case light = 0
        case medium, heavy, soft, rigid
    }

    private let style: FeedbackStyle

    public init(style: FeedbackStyle) {
        self.style = style
        super.init()
    }

    public override convenience init() {
        self.init(style: .medium)
    }

    open func impactOccurred() {
        Stage.host?.playHaptic("\(style)")
    }

    open func impactOccurred(intensity: CGFloat) {
        impactOccurred()
    }
}

open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
    open func selectionChanged() {
        Stage.host?.playHaptic("selection")
    }
}
