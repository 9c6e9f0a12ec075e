/// The type of an activity for a web page.
public let NSUserActivityTypeBrowsingWeb = "NSUserActivityTypeBrowsingWeb"

/// A user's activity, for Handoff to other devices. It has no effect in a page.
open class NSUserActivity: NSObject {
    public let activityType: String
    open var title: String?
    open var webpageURL: URL?
    open var userInfo: [AnyHashable: Any]?
    open var requiredUserInfoKeys: Set<String>?
    open var keywords: Set<String> = []
    open var referrerURL: URL?
    open var persistentIdentifier: String?
    open var targetContentIdentifier: String?
    open var needsSave = false
    open var isEligibleForHandoff = true
    open var isEligibleForSearch = false
    open var isEligibleForPrediction = false
    open var isEligibleForPublicIndexing = false

    @available(*, deprecated, message: "no effect") open func becomeCurrent() { inert(self) }
    open func resignCurrent() {}
    open func invalidate() {}
    open func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) {
        userInfo = (userInfo ?? [:]).merging(otherDictionary) { $1 }
    }

    public init(activityType: String) {
        self.activityType = activityType
        super.init()
    }
}

/// An object that can continue an activity from another device.
@preconcurrency @MainActor public protocol UIUserActivityRestoring: NSObjectProtocol {
    func restoreUserActivityState(_ userActivity: NSUserActivity)
}
