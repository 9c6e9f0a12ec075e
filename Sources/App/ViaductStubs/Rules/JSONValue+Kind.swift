import ViaductProtocol

extension JSONValue {
    /// The value's type, for a sentence: `a string`.
    var kindName: String {
        if string != nil { return "a string" }
        if isObject { return "an object" }
        if elements(atMost: 0) != nil { return "a list" }
        switch json(5) {
        case "true", "false": return "a boolean"
        case "null": return "null"
        default: return "a number"
        }
    }
}
