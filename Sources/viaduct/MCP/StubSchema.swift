import Foundation
import ViaductProtocol

/// The JSON Schema of a stub's rules, from `public/viaduct/schema/stub.json`, for the arguments of “stub”.
struct StubSchema: Sendable {
    static let installed = StubSchema(PublicFolder.find())

    private static let about = "A stub's rules. The first one that fits takes a message. null gives the app's own component back."

    /// The schema of the argument `rules`, on one line.
    let rules: String
    /// The value of `$defs` that the schema refers to, on one line; `nil` where the file is missing.
    let definitions: String?

    /// - Parameter publicFolder: has the file.
    init(_ publicFolder: URL?) {
        let text = publicFolder.flatMap { try? Data(contentsOf: $0.appending(path: "viaduct/schema/stub.json")) }
        guard let schema = text.flatMap({ try? JSONObject([UInt8]($0)) }), let rules = schema["properties"]?.member("rules"),
            let definitions = schema["$defs"]
        else {
            self.rules = #"{"type":["array","null"],"items":{"type":"object"},"description":\#(JSONText.quoted(Self.about))}"#
            self.definitions = nil
            return
        }
        self.rules = #"{"anyOf":[\#(Self.line(rules)),{"type":"null"}],"description":\#(JSONText.quoted(Self.about))}"#
        self.definitions = Self.line(definitions)
    }

    /// JSON without line breaks, which no string of it has.
    private static func line(_ value: JSONValue) -> String {
        value.json.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }.joined(separator: " ")
    }
}
