public import UIKit

extension UIScene.ConnectionOptions {
    /// The notification that a person has tapped; no page is opened by one.
    @preconcurrency @MainActor public var notificationResponse: UNNotificationResponse? { nil }
}
