internal import UIKit

public struct UNAuthorizationOptions: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    public static let badge = UNAuthorizationOptions(rawValue: 1 << 0)
    public static let sound = UNAuthorizationOptions(rawValue: 1 << 1)
    public static let alert = UNAuthorizationOptions(rawValue: 1 << 2)
    public static let provisional = UNAuthorizationOptions(rawValue: 1 << 6)
}

public enum UNAuthorizationStatus: Int, Sendable {
    case notDetermined = 0
    case denied, authorized, provisional, ephemeral
}

public struct UNNotificationSettings: Sendable {
    public let authorizationStatus: UNAuthorizationStatus
}

/// Notifications, which a page does not get: none was ever allowed or refused.
public final class UNUserNotificationCenter: @unchecked Sendable {
    private static let shared = UNUserNotificationCenter()

    public static func current() -> UNUserNotificationCenter { shared }

    public nonisolated(unsafe) weak var delegate: (any UNUserNotificationCenterDelegate)?

    @available(*, deprecated, message: "Does nothing in a browser.")
    public func requestAuthorization(
        options: UNAuthorizationOptions = [], completionHandler: @escaping (Bool, (any Error)?) -> Void
    ) {
        Inert.note("UNUserNotificationCenter.requestAuthorization(options:)")
        completionHandler(false, nil)
    }

    @available(*, deprecated, message: "Does nothing in a browser.")
    public func requestAuthorization(options: UNAuthorizationOptions = []) async throws -> Bool {
        Inert.note("UNUserNotificationCenter.requestAuthorization(options:)")
        return false
    }

    public func getNotificationSettings(completionHandler: @escaping (UNNotificationSettings) -> Void) {
        completionHandler(UNNotificationSettings(authorizationStatus: .notDetermined))
    }

    public func notificationSettings() async -> UNNotificationSettings {
        UNNotificationSettings(authorizationStatus: .notDetermined)
    }
}

@MainActor public protocol UNUserNotificationCenterDelegate: AnyObject {}
