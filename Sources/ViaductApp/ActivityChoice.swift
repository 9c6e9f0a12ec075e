import UIKit
import ViaductProtocol

/// What a person chose on the page's share sheet.
struct ActivityChoice {
    let activityType: UIActivity.ActivityType

    /// - Parameter value: JSON text, `{"activity":"copy"}`; anything else is no choice.
    init?(value: String) {
        guard let activity = (try? JSONObject(Array(value.utf8)))?["activity"]?.string else { return nil }
        activityType =
            switch activity {
            case "copy": .copyToPasteboard
            case "mail": .mail
            default: UIActivity.ActivityType(rawValue: activity)
            }
    }
}
