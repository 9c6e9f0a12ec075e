import ViaductProtocol

/// A tool that a coding agent can call.
struct MCPTool: Sendable {
    /// One argument, with its JSON Schema.
    struct Argument: Sendable {
        let name: String
        /// JSON text.
        let schema: String
        let isRequired: Bool

        init(_ name: String, _ schema: String, isRequired: Bool = false) {
            self.name = name
            self.schema = schema
            self.isRequired = isRequired
        }

        static func text(_ name: String, _ about: String, isRequired: Bool = false) -> Argument {
            Argument(name, #"{"type":"string","description":\#(JSONText.quoted(about))}"#, isRequired: isRequired)
        }

        static func flag(_ name: String, _ about: String) -> Argument {
            Argument(name, #"{"type":"boolean","description":\#(JSONText.quoted(about))}"#)
        }

        static func whole(_ name: String, _ range: ClosedRange<Int>, _ about: String) -> Argument {
            let maximum = range.upperBound == .max ? "" : ",\"maximum\":\(range.upperBound)"
            return Argument(
                name, #"{"type":"integer","minimum":\#(range.lowerBound)\#(maximum),"description":\#(JSONText.quoted(about))}"#)
        }

        static func choice(_ name: String, _ values: [String], _ about: String) -> Argument {
            Argument(name, #"{"type":"string","enum":\#(JSONText.array(values)),"description":\#(JSONText.quoted(about))}"#)
        }

        static func object(_ name: String, _ about: String) -> Argument {
            Argument(name, #"{"type":"object","description":\#(JSONText.quoted(about))}"#)
        }

        static func texts(_ name: String, atMost limit: Int = 512, _ about: String) -> Argument {
            Argument(
                name, #"{"type":"array","items":{"type":"string"},"maxItems":\#(limit),"description":\#(JSONText.quoted(about))}"#)
        }

        /// A value of any type.
        static func any(_ name: String, _ about: String) -> Argument {
            Argument(name, #"{"description":\#(JSONText.quoted(about))}"#)
        }
    }

    let name: String
    let about: String
    let arguments: [Argument]
    /// The value of `$defs`, to which schemas of the arguments refer, JSON text; `nil` where none does.
    let definitions: String?
    /// Whether it leaves everything as it is.
    let isReadOnly: Bool

    init(_ name: String, readOnly: Bool = false, _ about: String, _ arguments: [Argument] = [], definitions: String? = nil) {
        self.name = name
        self.about = about
        self.arguments = arguments
        self.definitions = definitions
        isReadOnly = readOnly
    }

    /// As a member of the list of tools.
    var json: String {
        let properties = arguments.map { "\(JSONText.quoted($0.name)):\($0.schema)" }.joined(separator: ",")
        let definitions = definitions.map { ",\"$defs\":\($0)" } ?? ""
        let required = JSONText.array(arguments.filter(\.isRequired).map(\.name))
        return """
            {"name":\(JSONText.quoted(name)),"description":\(JSONText.quoted(about)),"inputSchema":{"type":"object",\
            "properties":{\(properties)},"required":\(required),"additionalProperties":false\(definitions)},\
            "annotations":{"readOnlyHint":\(isReadOnly),"openWorldHint":false}}
            """
    }
}
