@_exported public import FirebaseCore
internal import UIKit

/// Firebase's crash reports. None are sent.
open class Crashlytics: NSObject, @unchecked Sendable {
    private static let shared = Crashlytics()
    open class func crashlytics() -> Crashlytics { shared }

    @available(*, deprecated, message: "no effect") open func log(_ msg: String) { inert(self) }
    @available(*, deprecated, message: "no effect") open func setUserID(_ userID: String?) { inert(self) }
    @available(*, deprecated, message: "no effect") open func setCustomValue(_ value: Any?, forKey key: String) { inert(self) }
    @available(*, deprecated, message: "no effect")
    open func setCustomKeysAndValues(_ keysAndValues: [AnyHashable: Any]) { inert(self) }
    @available(*, deprecated, message: "no effect") open func setCrashlyticsCollectionEnabled(_ enabled: Bool) { inert(self) }
    open func didCrashDuringPreviousExecution() -> Bool { false }
    @available(*, deprecated, message: "no effect") open func sendUnsentReports() { inert(self) }

    @available(*, deprecated, message: "no effect")
    open func record(error: any Error, userInfo: [String: Any]? = nil) { Inert.note("Crashlytics.record(error:)") }
}
