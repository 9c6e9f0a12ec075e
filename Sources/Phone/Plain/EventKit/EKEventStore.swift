@_exported public import Foundation
internal import UIKit

/// The calendar database. It is empty when the process starts, and contains only what the app saves.
open class EKEventStore: NSObject, @unchecked Sendable {
    nonisolated(unsafe) private static var items: [EKCalendarItem] = []
    private static let lock = NSLock()

    open class func authorizationStatus(for entityType: EKEntityType) -> EKAuthorizationStatus { .fullAccess }

    public private(set) lazy var defaultCalendarForNewEvents: EKCalendar? = {
        let calendar = EKCalendar(for: .event, eventStore: self)
        calendar.title = "Calendar"
        return calendar
    }()

    public override init() { super.init() }

    open func defaultCalendarForNewReminders() -> EKCalendar? { defaultCalendarForNewEvents }
    open func calendars(for entityType: EKEntityType) -> [EKCalendar] { [defaultCalendarForNewEvents].compactMap { $0 } }

    open func requestAccess(to entityType: EKEntityType, completion: @escaping (Bool, (any Error)?) -> Void) {
        allow(completion)
    }

    @discardableResult
    open func requestAccess(to entityType: EKEntityType) async throws -> Bool { true }

    open func requestFullAccessToEvents(completion: @escaping (Bool, (any Error)?) -> Void) { allow(completion) }

    @discardableResult
    open func requestFullAccessToEvents() async throws -> Bool { true }

    open func requestWriteOnlyAccessToEvents(completion: @escaping (Bool, (any Error)?) -> Void) { allow(completion) }

    @discardableResult
    open func requestWriteOnlyAccessToEvents() async throws -> Bool { true }

    open func requestFullAccessToReminders(completion: @escaping (Bool, (any Error)?) -> Void) { allow(completion) }

    @discardableResult
    open func requestFullAccessToReminders() async throws -> Bool { true }

    /// Saves it as long as the process lives.
    open func save(_ event: EKEvent, span: EKSpan, commit: Bool = true) throws { keep(event) }
    /// Saves it as long as the process lives.
    open func save(_ reminder: EKReminder, commit: Bool) throws { keep(reminder) }
    open func remove(_ event: EKEvent, span: EKSpan, commit: Bool = true) throws { forget(event) }
    open func remove(_ reminder: EKReminder, commit: Bool) throws { forget(reminder) }
    open func commit() throws {}

    open func event(withIdentifier identifier: String) -> EKEvent? {
        events.first { $0.eventIdentifier == identifier }
    }

    open func calendarItem(withIdentifier identifier: String) -> EKCalendarItem? {
        Self.lock.withLock { Self.items.first { $0.calendarItemIdentifier == identifier } }
    }

    open func predicateForEvents(withStart startDate: Date, end endDate: Date, calendars: [EKCalendar]?) -> NSPredicate {
        NSPredicate { event, _ in
            guard let event = event as? EKEvent, let start = event.startDate else { return false }
            return start < endDate && (event.endDate ?? start) >= startDate
        }
    }

    open func events(matching predicate: NSPredicate) -> [EKEvent] { events.filter(predicate.evaluate) }

    private var events: [EKEvent] { Self.lock.withLock { Self.items.compactMap { $0 as? EKEvent } } }

    private func allow(_ completion: @escaping (Bool, (any Error)?) -> Void) {
        nonisolated(unsafe) let completion = completion
        DispatchQueue.main.async { completion(true, nil) }
    }

    private func keep(_ item: EKCalendarItem) {
        Inert.note("EKEventStore.save(_:) beyond the end of the app")
        forget(item)
        Self.lock.withLock { Self.items.append(item) }
    }

    private func forget(_ item: EKCalendarItem) {
        Self.lock.withLock { Self.items.removeAll { $0 === item } }
    }
}

public enum EKEntityType: UInt, Sendable {
    case event = 0
    case reminder
}

public enum EKAuthorizationStatus: Int, Sendable {
    case notDetermined = 0
    case restricted, denied, fullAccess, writeOnly
    public static let authorized = EKAuthorizationStatus.fullAccess
}

public enum EKSpan: Int, Sendable {
    case thisEvent = 0
    case futureEvents
}
