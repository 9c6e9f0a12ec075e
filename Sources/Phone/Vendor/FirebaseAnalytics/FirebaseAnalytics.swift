@_exported public import FirebaseCore
internal import UIKit

/// Firebase's analytics. Nothing is counted.
public enum Analytics {
    @available(*, deprecated, message: "no effect")
    public static func logEvent(_ name: String, parameters: [String: Any]?) { inert(self) }
    @available(*, deprecated, message: "no effect") public static func setUserID(_ userID: String?) { inert(self) }
    @available(*, deprecated, message: "no effect")
    public static func setUserProperty(_ value: String?, forName name: String) { inert(self) }
    @available(*, deprecated, message: "no effect")
    public static func setDefaultEventParameters(_ parameters: [String: Any]?) { inert(self) }
    @available(*, deprecated, message: "no effect")
    public static func setAnalyticsCollectionEnabled(_ analyticsCollectionEnabled: Bool) { inert(self) }
    @available(*, deprecated, message: "no effect") public static func resetAnalyticsData() { inert(self) }
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
