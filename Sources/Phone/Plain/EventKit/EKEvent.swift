/// An event of the calendar.
open class EKEvent: EKCalendarItem {
    open var startDate: Date!
    open var endDate: Date!
    open var isAllDay = false
    open var eventIdentifier: String! { calendarItemIdentifier }

    public init(eventStore: EKEventStore) {
        super.init()
    }
}
