import UIKit

extension Notification.Name {
    /// Its object is the token, as `Data`.
    package static let didReceiveDeviceToken = Notification.Name("didReceiveDeviceToken")
}

/// The app delegate that posts the device token for notifications.
@MainActor package final class PushRegistration: NSObject, UIApplicationDelegate {
    private static let shared = PushRegistration()

    /// Becomes the app's delegate, unless it has one.
    package static func begin() {
        if UIApplication.shared.delegate == nil { UIApplication.shared.delegate = shared }
    }

    package func application(
        _ application: UIApplication, didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data
    ) {
        NotificationCenter.default.post(name: .didReceiveDeviceToken, object: deviceToken)
    }
}
