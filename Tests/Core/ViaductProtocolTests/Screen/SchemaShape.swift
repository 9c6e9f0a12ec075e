/// The shape of one member in a JSON Schema.
indirect enum SchemaShape: Equatable {
    case type(String)
    case choice([String])
    case constant(String)
    case array(SchemaShape)
    /// A definition of the same schema.
    case reference(String)

    init?(_ schema: Any?) {
        guard let schema = schema as? [String: Any] else { return nil }
        if let words = schema["enum"] as? [String] {
            self = .choice(words)
        } else if let word = schema["const"] as? String {
            self = .constant(word)
        } else if let reference = schema["$ref"] as? String {
            self = .reference(reference.replacing("#/$defs/", with: ""))
        } else if let items = SchemaShape(schema["items"]) {
            self = .array(items)
        } else if let type = schema["type"] as? String {
            self = .type(type)
        } else {
            return nil
        }
    }
}
