@_exported public import FirebaseCore
internal import UIKit

/// Firebase's statistics: nothing is counted.
public enum Analytics {
    @available(*, deprecated, message: "Does nothing in a browser.")
    public static func logEvent(_ name: String, parameters: [String: Any]?) { Inert.note("Analytics.logEvent(_:parameters:)") }
    @available(*, deprecated, message: "Does nothing in a browser.")
    public static func setUserID(_ userID: String?) { Inert.note("Analytics.setUserID(_:)") }
    @available(*, deprecated, message: "Does nothing in a browser.")
    public static func setUserProperty(_ value: String?, forName name: String) {
        Inert.note("Analytics.setUserProperty(_:forName:)")
    }
    @available(*, deprecated, message: "Does nothing in a browser.")
    public static func setDefaultEventParameters(_ parameters: [String: Any]?) {
        Inert.note("Analytics.setDefaultEventParameters(_:)")
    }
    @available(*, deprecated, message: "Does nothing in a browser.")
    public static func setAnalyticsCollectionEnabled(_ analyticsCollectionEnabled: Bool) {
        Inert.note("Analytics.setAnalyticsCollectionEnabled(_:)")
    }
    @available(*, deprecated, message: "Does nothing in a browser.")
    public static func resetAnalyticsData() { Inert.note("Analytics.resetAnalyticsData()") }
    public static func appInstanceID() -> String? { nil }
}

public let AnalyticsEventScreenView = "screen_view"
public let AnalyticsEventLogin = "login"
public let AnalyticsEventSignUp = "sign_up"
public let AnalyticsEventPurchase = "purchase"
public let AnalyticsEventShare = "share"
public let AnalyticsEventSelectContent = "select_content"
public let AnalyticsParameterScreenName = "screen_name"
public let AnalyticsParameterScreenClass = "screen_class"
public let AnalyticsParameterItemID = "item_id"
public let AnalyticsParameterItemName = "item_name"
public let AnalyticsParameterContentType = "content_type"
public let AnalyticsParameterValue = "value"
public let AnalyticsParameterCurrency = "currency"
