/// An input event.
@preconcurrency @MainActor open class UIEvent: NSObject {
    public enum EventType: Int, Sendable {
        case touches = 0
        case motion
    }

    public enum EventSubtype: Int, Sendable {
        case none = 0
        case motionShake = 1
    }

    open var type: EventType { .touches }
    open var subtype: EventSubtype { .none }
    open var allTouches: Set<UITouch>? { nil }
}

/// A finger on the screen. The browser handles touches itself, so the app never gets one.
@preconcurrency @MainActor open class UITouch: NSObject {
    open weak var view: UIView?
    open var tapCount: Int { 1 }

    open func location(in view: UIView?) -> CGPoint { .zero }
}
