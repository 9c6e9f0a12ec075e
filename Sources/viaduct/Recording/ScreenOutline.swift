/// The structure of a screen, without the look that differs between the two phones on purpose.
enum ScreenOutline {
    /// - Parameter screen: as Foundation reads the JSON of a screen.
    static func of(_ screen: Any) -> Any {
        guard let screen = screen as? [String: Any] else { return screen }
        var outline = bar(screen["bar"])
        outline["tabs"] = list(screen["tabs"]) { titled($0) }
        outline["asks"] = list(screen["asks"]) { $0["kind"] }
        outline["overlays"] = list(screen["overlays"]) { titled($0) }
        outline["presented"] = list(screen["presented"]) { presented in
            var part: [String: Any] = presented["bar"].map(bar) ?? [:]
            for name in ["kind", "style", "title", "message"] { part[name] = presented[name] }
            part["actions"] = list(presented["actions"]) { titled($0) }
            part["fields"] = list(presented["fields"]) { titled($0) }
            return part
        }
        return outline
    }

    private static func bar(_ value: Any?) -> [String: Any] {
        guard let bar = value as? [String: Any] else { return [:] }
        var outline: [String: Any] = ["title": bar["title"] ?? ""]
        outline["back"] = (bar["back"] as? [String: Any]).map { $0["title"] ?? "" }
        if let modal = bar["modal"] as? [String: Any] { outline["modal"] = ["style": modal["style"] ?? "", "canDismiss": modal["dismiss"] != nil] }
        if bar["hidden"] != nil { outline["hidden"] = bar["hidden"] }
        // A phone may put the same items on another side of its bar.
        let items = [bar["left"], bar["right"]].flatMap { list($0) { titled($0) } ?? [] }
        if !items.isEmpty { outline["items"] = items }
        return outline
    }

    private static func titled(_ element: [String: Any]) -> Any? {
        guard let menu = element["menu"] as? [String: Any] else { return element["title"] ?? element["text"] ?? element["kind"] }
        return ["title": element["title"] ?? "", "menu": list(menu["children"]) { titled($0) } ?? []]
    }

    /// - Returns: `nil` when the value is no array, or is empty.
    private static func list(_ value: Any?, _ part: ([String: Any]) -> Any?) -> [Any]? {
        let parts = (value as? [Any])?.compactMap { ($0 as? [String: Any]).flatMap(part) } ?? []
        return parts.isEmpty ? nil : parts
    }
}
