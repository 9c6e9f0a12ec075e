import Foundation
import ViaductProtocol

extension JSONText {
    /// Converts JSON text as a web view does: to `String`, `NSNumber`, `NSNull`, `[Any]` or `[String: Any]`.
    /// Returns `nil` when the text is not JSON.
    static func value(_ text: String) -> Any? {
        try? JSONSerialization.jsonObject(with: Data(text.utf8), options: .fragmentsAllowed)
    }
}
