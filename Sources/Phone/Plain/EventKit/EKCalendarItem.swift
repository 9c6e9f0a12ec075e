/// The base class of events and reminders.
open class EKCalendarItem: NSObject {
    public let calendarItemIdentifier = UUID().uuidString
    open var calendar: EKCalendar!
    open var title: String!
    open var location: String?
    open var notes: String?
    open var url: URL?
    open var timeZone: TimeZone?
    open private(set) var alarms: [EKAlarm]?
    open var hasAlarms: Bool { alarms?.isEmpty == false }

    open func addAlarm(_ alarm: EKAlarm) { alarms = (alarms ?? []) + [alarm] }
    open func removeAlarm(_ alarm: EKAlarm) { alarms?.removeAll { $0 === alarm } }
}

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

/// A reminder.
open class EKReminder: EKCalendarItem {
    open var dueDateComponents: DateComponents?
    open var isCompleted = false
    open var priority = 0

    public init(eventStore: EKEventStore) {
        super.init()
    }
}

/// A calendar, with its title.
open class EKCalendar: NSObject, @unchecked Sendable {
    public let calendarIdentifier = UUID().uuidString
    open var title = ""
    open var allowsContentModifications: Bool { true }

    public init(for entityType: EKEntityType, eventStore: EKEventStore) {
        super.init()
    }
}

/// An alarm for an event.
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
