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
