import UIKit

extension Notification.Name {
    /// Its object is the token, as `Data`.
    static let didReceiveDeviceToken = Notification.Name("didReceiveDeviceToken")
}

/// What an app's delegate does with the token that it gets for notifications.
@MainActor final class PushRegistration: NSObject, UIApplicationDelegate {
    static let shared = PushRegistration()

    func application(
        _ application: UIApplication, didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data
    ) {
        NotificationCenter.default.post(name: .didReceiveDeviceToken, object: deviceToken)
    }
}
