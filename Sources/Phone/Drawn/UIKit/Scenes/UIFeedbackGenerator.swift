/// Plays haptic feedback. The page shows a badge, and vibrates if it can.
@preconcurrency @MainActor open class UIFeedbackGenerator: NSObject {
    private weak var view: UIView?

    public override init() {
        super.init()
    }

    public convenience init(view: UIView) {
        self.init()
        self.view = view
    }

    open func prepare() {}

    func play(_ feedback: String) {
        (view?.window ?? UIApplication.shared.keyWindow)?.host?.vibrate(feedback)
    }
}

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

@preconcurrency @MainActor open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
    public enum FeedbackType: Int, Sendable {
        case success = 0
        case warning, error
    }

    open func notificationOccurred(_ notificationType: FeedbackType) {
        switch notificationType {
        case .success: play("success")
        case .warning: play("warning")
        case .error: play("error")
        }
    }
}

@preconcurrency @MainActor open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
    open func selectionChanged() {
        play("selection")
    }
}
