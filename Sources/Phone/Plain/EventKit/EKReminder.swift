/// Something to do.
open class EKReminder: EKCalendarItem {
    open var dueDateComponents: DateComponents?
    open var isCompleted = false
    open var priority = 0

    public init(eventStore: EKEventStore) {
        super.init()
    }
}
