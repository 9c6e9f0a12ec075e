import ViaductProtocol

extension JSONText {
    /// The string that a JSON text is; `nil` when it is another value.
    static func string(_ text: String) -> String? {
        (try? JSONObject(Array("{\"value\":\(text)}".utf8)))?["value"]?.string
    }
}
