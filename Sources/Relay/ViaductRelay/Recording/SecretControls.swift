internal import ViaductProtocol

/// Masks what a person types where a phone shows dots, and the token that a person gives in place of the phone: in the control, and where
/// it comes again in a later frame of the page.
///
/// The page's screens name these controls.
struct SecretControls {
    private static let mark = "\"\(SecretMask.mark)\""
    /// Pages that are remembered: the first of more are gone by then.
    private static let mostPages = 300
    /// Members of a frame that name what it is about. They are no text of a person's.
    static let names: Set<String> = [
        "type", "kind", "style", "id", "call", "component", "event", "handler", "level", "cause", "code", "control", "dismiss", "attempt", "submit",
        "end", "cancel", "press", "detentControl", "detailControl", "sourceControl", "number",
    ]

    private struct Page {
        var controls: Set<String> = []
        var typed = TypedSecrets()
    }

    /// By their ids.
    private var pages: [String: Page] = [:]
    private var order: [String] = []

    /// - Parameter event: JSON of the trace, in its order.
    mutating func masking(_ event: String) -> String {
        let isScreen = event.contains(#""kind":"screen""#) && (event.contains(#""secure""#) || event.contains(#""token""#))
        guard isScreen || !pages.isEmpty, let object = try? JSONObject(Array(event.utf8)), let id = object["page"]?.string,
            let kind = object["kind"]?.string, let frame = object["frame"]
        else { return event }
        let walk = JSONWalk(frame.json)
        var hidden: Set<Int> = []
        if isScreen { hidden = takeScreen(walk, of: id) }
        guard var page = pages[id] else { return event }
        // The outermost object ends last.
        if kind == "action", let action = walk.objects(with: ["control", "value"]).last, let value = action["value"],
            let control = action["control"]?.string, page.controls.contains(control)
        {
            if let text = value.string { page.typed.add(text, of: control) }
            hidden.insert(value.start)
            pages[id] = page
        }
        let text = walk.rewriting { Self.masked($0, of: kind, hidden, page.typed) }
        let (start, json) = (frame.offset, Array(event.utf8))
        return String(decoding: json[..<start] + Array(text.utf8) + json[(start + frame.json.utf8.count)...], as: UTF8.self)
    }

    private static func masked(_ value: JSONWalk.Value, of kind: String, _ hidden: Set<Int>, _ typed: TypedSecrets) -> String? {
        guard !hidden.contains(value.start) else { return mark }
        // A screen has the names at any depth, a message around its data.
        let deepestName = kind == "screen" ? Int.max : ["message", "reply"].contains(kind) ? 2 : 1
        if let key = value.key, names.contains(key), value.depth <= deepestName { return nil }
        if let text = value.string {
            let masked = typed.masking(text)
            return masked == text ? nil : JSONText.quoted(masked)
        }
        // The numbers of a screen are sizes.
        return kind != "screen" && typed.has(number: String(decoding: value.token, as: UTF8.self)) ? mark : nil
    }

    /// - Returns: the places of the texts in its secure controls.
    private mutating func takeScreen(_ walk: JSONWalk, of id: String) -> Set<Int> {
        var hidden: Set<Int> = []
        for members in walk.objects(with: ["secure", "kind", "control", "text"]) {
            guard members["secure"]?.token.elementsEqual("true".utf8) == true || members["kind"]?.string == "token" else { continue }
            if pages[id] == nil {
                order.append(id)
                if order.count > Self.mostPages { pages[order.removeFirst()] = nil }
            }
            let control = members["control"]?.string
            if let control { pages[id, default: Page()].controls.insert(control) }
            guard let text = members["text"] else { continue }
            hidden.insert(text.start)
            if let text = text.string { pages[id, default: Page()].typed.add(text, of: control ?? "") }
        }
        return hidden
    }
}
