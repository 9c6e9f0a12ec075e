/// What helps people who do not see or hear well.
@preconcurrency @MainActor public enum UIAccessibility {
    public struct Notification: Sendable {
        public static let announcement = Notification()
        public static let layoutChanged = Notification()
        public static let screenChanged = Notification()
    }

    public static var isVoiceOverRunning: Bool { false }
    public static var isReduceMotionEnabled: Bool { false }
    public static var isReduceTransparencyEnabled: Bool { false }

    @available(*, deprecated, message: "Does nothing in a browser.")
    public static func post(notification: Notification, argument: Any?) {
        Inert.note("UIAccessibility.post(notification:argument:)")
    }
}
