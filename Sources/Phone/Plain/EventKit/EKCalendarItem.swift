/// What events and reminders have in common.
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
