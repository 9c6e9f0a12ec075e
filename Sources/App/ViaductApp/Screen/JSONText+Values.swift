import Foundation
import ViaductProtocol

extension JSONText {
    /// What a JSON text stands for, as a web view hands it over: `String`, `NSNumber`, `NSNull`, `[Any]` or `[String: Any]`;
    /// `nil` when it is not JSON.
    static func value(_ text: String) -> Any? {
        try? JSONSerialization.jsonObject(with: Data(text.utf8), options: .fragmentsAllowed)
    }
}
