@_exported public import FirebaseCore
internal import UIKit

/// Firebase's reports of crashes: none is sent.
open class Crashlytics: NSObject, @unchecked Sendable {
    private static let shared = Crashlytics()
    open class func crashlytics() -> Crashlytics { shared }

    @available(*, deprecated, message: "Does nothing in a browser.")
    open func log(_ msg: String) { Inert.note("Crashlytics.log(_:)") }
    @available(*, deprecated, message: "Does nothing in a browser.")
    open func setUserID(_ userID: String?) { Inert.note("Crashlytics.setUserID(_:)") }
    @available(*, deprecated, message: "Does nothing in a browser.")
    open func setCustomValue(_ value: Any?, forKey key: String) { Inert.note("Crashlytics.setCustomValue(_:forKey:)") }
    @available(*, deprecated, message: "Does nothing in a browser.")
    open func setCustomKeysAndValues(_ keysAndValues: [AnyHashable: Any]) {
        Inert.note("Crashlytics.setCustomKeysAndValues(_:)")
    }
    @available(*, deprecated, message: "Does nothing in a browser.")
    open func setCrashlyticsCollectionEnabled(_ enabled: Bool) {
        Inert.note("Crashlytics.setCrashlyticsCollectionEnabled(_:)")
    }
    open func didCrashDuringPreviousExecution() -> Bool { false }
    @available(*, deprecated, message: "Does nothing in a browser.")
    open func sendUnsentReports() { Inert.note("Crashlytics.sendUnsentReports()") }

    @available(*, deprecated, message: "Does nothing in a browser.")
    open func record(error: any Error, userInfo: [String: Any]? = nil) { Inert.note("Crashlytics.record(error:)") }
}
