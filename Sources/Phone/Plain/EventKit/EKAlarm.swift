/// When to remind of an event.
open class EKAlarm: NSObject {
    open var relativeOffset: TimeInterval
    open var absoluteDate: Date?

    public init(relativeOffset offset: TimeInterval) {
        relativeOffset = offset
    }

    public init(absoluteDate date: Date) {
        relativeOffset = 0
        absoluteDate = date
    }
}
