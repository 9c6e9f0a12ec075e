import ViaductProtocol

/// Masks text typed into password fields, and the token that a person enters in place of the phone.
///
/// The page's screens name these controls. The console has the same rules in `secret_controls.js`.
struct SecretControls {
    private static let mark = #""[masked]""#
    /// Pages to remember. With more, the oldest are forgotten, since they are gone by then.
    private static let mostPages = 300

    /// By the pages' ids.
    private var controls: [String: Set<String>] = [:]
    private var pages: [String] = []

    /// - Parameter event: JSON of the trace.
    mutating func masking(_ event: String) -> String {
        let isScreen = event.contains(#""kind":"screen""#) && (event.contains(#""secure""#) || event.contains(#""token""#))
        guard isScreen || event.contains(#""kind":"action""#), let object = try? JSONObject(Array(event.utf8)), let page = object["page"]?.string
        else { return event }
        switch object["kind"]?.string {
        case "screen": return maskingScreen(event, of: page)
        case "action":
            let frame = object["frame"]?.object
            guard frame?["value"] != nil, let control = frame?["control"]?.string, controls[page]?.contains(control) == true else { return event }
            return Self.text(object) { key, value in
                key == "frame" ? value.object.map { Self.text($0) { key, _ in key == "value" ? Self.mark : nil } } : nil
            }
        default: return event
        }
    }

    private mutating func maskingScreen(_ event: String, of page: String) -> String {
        guard let value = try? JSONValue(Array(event.utf8)) else { return event }
        var found: Set<String> = []
        let masked = Self.masked(value, &found)
        guard !found.isEmpty else { return event }
        if controls[page] == nil {
            pages.append(page)
            if pages.count > Self.mostPages { controls[pages.removeFirst()] = nil }
        }
        controls[page, default: []].formUnion(found)
        return masked
    }

    private static func masked(_ value: JSONValue, _ controls: inout Set<String>) -> String {
        if let object = value.object {
            let isSecret = object["secure"]?.json == "true" || object["kind"]?.string == "token"
            if isSecret, let control = object["control"]?.string { controls.insert(control) }
            return text(object) { key, value in isSecret && key == "text" ? mark : masked(value, &controls) }
        }
        guard let elements = value.elements() else { return value.json }
        return "[\(elements.map { masked($0, &controls) }.joined(separator: ","))]"
    }

    /// - Parameter member: makes the JSON text of a member; `nil` for its own.
    private static func text(_ object: JSONObject, _ member: (_ key: String, _ value: JSONValue) -> String?) -> String {
        "{\(object.all.map { "\(JSONText.quoted($0.key)):\(member($0.key, $0.value) ?? $0.value.json)" }.joined(separator: ","))}"
    }
}
