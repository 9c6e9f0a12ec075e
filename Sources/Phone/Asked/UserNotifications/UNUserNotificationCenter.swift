@_exported public import Foundation
internal import UIKit

/// Manages notifications. The page asks for the permission; notifications are never shown.
public final class UNUserNotificationCenter: NSObject, @unchecked Sendable {
    private static let shared = UNUserNotificationCenter()

    public class func current() -> UNUserNotificationCenter { shared }

    @available(*, deprecated, message: "no effect")
    public nonisolated(unsafe) weak var delegate: (any UNUserNotificationCenterDelegate)? { didSet { inert(self) } }
    public var supportsContentExtensions: Bool { false }

    private let lock = NSLock()
    private nonisolated(unsafe) var categories: Set<UNNotificationCategory> = []
    private nonisolated(unsafe) var pending: [UNNotificationRequest] = []

    // MARK: Permission

    public func requestAuthorization(
        options: UNAuthorizationOptions = [], completionHandler: @escaping (Bool, (any Error)?) -> Void
    ) {
        nonisolated(unsafe) let completion = completionHandler
        MainTurn.soon { Permission.notifications.request { completion($0, nil) } }
    }

    @discardableResult
    public func requestAuthorization(options: UNAuthorizationOptions = []) async throws -> Bool {
        await Permission.notifications.request()
    }

    public func getNotificationSettings(completionHandler: @escaping (UNNotificationSettings) -> Void) {
        nonisolated(unsafe) let completion = completionHandler
        MainTurn.soon {
            let settings = self.settings
            MainTurn.later { completion(settings) }
        }
    }

    public func notificationSettings() async -> UNNotificationSettings {
        await settings
    }

    @MainActor private var settings: UNNotificationSettings {
        switch Permission.notifications.isAllowed() {
        case nil: UNNotificationSettings(authorizationStatus: .notDetermined)
        case false: UNNotificationSettings(authorizationStatus: .denied)
        default: UNNotificationSettings(authorizationStatus: .authorized)
        }
    }

    // MARK: Notifications

    @available(*, deprecated, message: "no effect")
    public func add(_ request: UNNotificationRequest, withCompletionHandler completionHandler: (((any Error)?) -> Void)? = nil) {
        keep(request)
        nonisolated(unsafe) let completion = completionHandler
        MainTurn.later { completion?(nil) }
    }

    @available(*, deprecated, message: "no effect")
    public func add(_ request: UNNotificationRequest) async throws {
        keep(request)
    }

    private func keep(_ request: UNNotificationRequest) {
        Inert.note("UNUserNotificationCenter.add(_:)")
        lock.withLock {
            pending.removeAll { $0.identifier == request.identifier }
            pending.append(request)
        }
    }

    public func getPendingNotificationRequests(completionHandler: @escaping ([UNNotificationRequest]) -> Void) {
        nonisolated(unsafe) let completion = completionHandler
        let pending = lock.withLock { self.pending }
        MainTurn.later { completion(pending) }
    }

    public func pendingNotificationRequests() async -> [UNNotificationRequest] {
        lock.withLock { pending }
    }

    public func removePendingNotificationRequests(withIdentifiers identifiers: [String]) {
        lock.withLock { pending.removeAll { identifiers.contains($0.identifier) } }
    }

    public func removeAllPendingNotificationRequests() {
        lock.withLock { pending = [] }
    }

    public func getDeliveredNotifications(completionHandler: @escaping ([UNNotification]) -> Void) {
        nonisolated(unsafe) let completion = completionHandler
        MainTurn.later { completion([]) }
    }

    public func deliveredNotifications() async -> [UNNotification] { [] }
    public func removeDeliveredNotifications(withIdentifiers identifiers: [String]) {}
    public func removeAllDeliveredNotifications() {}

    // MARK: Categories and the badge

    public func setNotificationCategories(_ categories: Set<UNNotificationCategory>) {
        lock.withLock { self.categories = categories }
    }

    public func getNotificationCategories(completionHandler: @escaping (Set<UNNotificationCategory>) -> Void) {
        nonisolated(unsafe) let completion = completionHandler
        let categories = lock.withLock { self.categories }
        MainTurn.later { completion(categories) }
    }

    public func notificationCategories() async -> Set<UNNotificationCategory> {
        lock.withLock { categories }
    }

    @available(*, deprecated, message: "no effect")
    public func setBadgeCount(_ newBadgeCount: Int, withCompletionHandler completionHandler: (((any Error)?) -> Void)? = nil) {
        Inert.note("UNUserNotificationCenter.setBadgeCount(_:)")
        nonisolated(unsafe) let completion = completionHandler
        MainTurn.later {
            UIApplication.shared.applicationIconBadgeNumber = newBadgeCount
            completion?(nil)
        }
    }

    @available(*, deprecated, message: "no effect")
    public func setBadgeCount(_ newBadgeCount: Int) async throws {
        inert(self)
        await MainActor.run { UIApplication.shared.applicationIconBadgeNumber = newBadgeCount }
    }
}
