import Foundation
import ViaductProtocol
import ViaductRelay

/// JSON that is compared: with its keys in order, and without what differs from run to run, such as the tag of a test.
enum PlainJSON {
    /// Members of a screen that hold the id of a control.
    private static let controlKeys: Set<String> = [
        "control", "id", "dismiss", "attempt", "submit", "end", "cancel", "press", "detentControl", "detailControl", "sourceControl", "number",
    ]

    /// - Parameter origin: the page's origin, removed from its own URLs; empty for none.
    /// - Returns: `nil` when Foundation cannot read the text.
    static func value(_ json: String, origin: String) -> Any? {
        guard let value = try? JSONSerialization.jsonObject(with: Data(json.utf8), options: .fragmentsAllowed) else { return nil }
        return map(value) { _, text in
            let isOwn = !origin.isEmpty && text.utf8.starts(with: "\(origin)/".utf8)
            return OwnParameters.removed(from: isOwn ? String(text.unicodeScalars.dropFirst(origin.unicodeScalars.count)) : text)
        }
    }

    /// The data of a message, without the metadata that the web library adds.
    static func data(_ json: String?, origin: String) -> Any? {
        guard let value = json.flatMap({ value($0, origin: origin) }) else { return nil }
        guard var members = value as? [String: Any] else { return value }
        members["metadata"] = nil
        return members
    }

    /// A screen without its controls' ids, which differ in each run.
    static func screen(_ json: String, origin: String) -> Any? {
        value(json, origin: origin).map { map($0) { key, text in controlKeys.contains(key) ? "#" : text } }
    }

    /// One line of text for a value, the same for equal ones.
    static func text(_ value: Any?) -> String {
        guard let value,
            let data = try? JSONSerialization.data(
                withJSONObject: value, options: [.fragmentsAllowed, .sortedKeys, .withoutEscapingSlashes])
        else { return "" }
        return String(decoding: data, as: UTF8.self)
    }

    /// The scheme, host and port of a URL; empty for what has none.
    static func origin(of url: String) -> String {
        url.hasPrefix("http") ? url.firstMatch(of: #/^https?:\/\/[^\/?#]+/#.matchingSemantics(.unicodeScalar)).map { String($0.0) } ?? "" : ""
    }

    /// Calls the function with each string and its key. Elements of arrays have their array's key.
    private static func map(_ value: Any, under key: String = "", _ string: (_ key: String, _ text: String) -> String) -> Any {
        switch value {
        case let text as String: string(key, text)
        case let members as [String: Any]: members.reduce(into: [String: Any]()) { $0[$1.key] = map($1.value, under: $1.key, string) }
        case let elements as [Any]: elements.map { map($0, under: key, string) }
        default: value
        }
    }
}
