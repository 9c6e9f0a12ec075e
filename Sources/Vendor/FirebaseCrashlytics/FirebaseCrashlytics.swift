@_exported public import FirebaseCore
internal import UIKit

/// Firebase's reports of crashes: none is sent.
open class Crashlytics: NSObject, @unchecked Sendable {
    private static let shared = Crashlytics()
    open class func crashlytics() -> Crashlytics { shared }

    open func log(_ msg: String) {}
    open func setUserID(_ userID: String?) {}
    open func setCustomValue(_ value: Any?, forKey key: String) {}
    open func setCustomKeysAndValues(_ keysAndValues: [AnyHashable: Any]) {}
    open func setCrashlyticsCollectionEnabled(_ enabled: Bool) {}
    open func didCrashDuringPreviousExecution() -> Bool { false }
    open func sendUnsentReports() {}

    @available(*, deprecated, message: "Does nothing in a browser.")
    open func record(error: any Error, userInfo: [String: Any]? = nil) { Inert.note("Crashlytics.record(error:)") }
}
