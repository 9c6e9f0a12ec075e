public import Foundation

open class UNNotificationSettings: NSObject, @unchecked Sendable {
    public let authorizationStatus: UNAuthorizationStatus

    init(authorizationStatus: UNAuthorizationStatus) {
        self.authorizationStatus = authorizationStatus
        super.init()
    }

    open var soundSetting: UNNotificationSetting { setting }
    open var badgeSetting: UNNotificationSetting { setting }
    open var alertSetting: UNNotificationSetting { setting }
    open var notificationCenterSetting: UNNotificationSetting { setting }
    open var lockScreenSetting: UNNotificationSetting { setting }
    open var carPlaySetting: UNNotificationSetting { .notSupported }
    open var criticalAlertSetting: UNNotificationSetting { .notSupported }
    open var timeSensitiveSetting: UNNotificationSetting { setting }
    open var alertStyle: UNAlertStyle { authorizationStatus == .authorized ? .banner : .none }
    open var showPreviewsSetting: UNShowPreviewsSetting { .always }
    open var providesAppNotificationSettings: Bool { false }

    private var setting: UNNotificationSetting { authorizationStatus == .authorized ? .enabled : .disabled }
}
