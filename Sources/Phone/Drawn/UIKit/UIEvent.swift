/// Something that a person did with the device.
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
