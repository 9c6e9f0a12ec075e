import UIKit
import ViaductProtocol

/// An activity chosen on the page's share sheet.
struct ActivityChoice {
    let activityType: UIActivity.ActivityType
    /// The chosen one of the app's own activities; `nil` for one of the page's.
    let appActivity: Int?

    /// - Parameter value: JSON text, `{"activity":"copy"}`; anything else is no choice.
    init?(value: String) {
        guard let activity = (try? JSONObject(Array(value.utf8)))?["activity"]?.string else { return nil }
        activityType = Self.types[activity] ?? UIActivity.ActivityType(rawValue: activity)
        appActivity = activity.hasPrefix("app ") ? Int(activity.dropFirst(4)) : nil
    }

    /// iOS's types of the page's own activities, by the page's names.
    static let types: [String: UIActivity.ActivityType] = [
        "copy": .copyToPasteboard, "mail": .mail, "print": .print, "message": .message, "save": .saveToCameraRoll,
    ]
}
