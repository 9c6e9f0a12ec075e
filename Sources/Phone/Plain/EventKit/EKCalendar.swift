/// A calendar's name.
open class EKCalendar: NSObject, @unchecked Sendable {
    public let calendarIdentifier = UUID().uuidString
    open var title = ""
    open var allowsContentModifications: Bool { true }

    public init(for entityType: EKEntityType, eventStore: EKEventStore) {
        super.init()
    }
}
