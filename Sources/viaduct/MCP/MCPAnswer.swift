import ViaductProtocol

/// The answer of a tool, for the client's model.
struct MCPAnswer: Equatable, Sendable {
    let text: String
    /// A picture in front of the text, in base64.
    let png: String?
    /// Whether the call failed. The text says why then.
    let isError: Bool

    init(_ text: String, png: String? = nil, isError: Bool = false) {
        self.text = text
        self.png = png
        self.isError = isError
    }

    static func error(_ text: String) -> MCPAnswer { MCPAnswer(text, isError: true) }

    /// The result of “tools/call”.
    var json: String {
        let picture = png.map { #"{"type":"image","data":"\#($0)","mimeType":"image/png"},"# } ?? ""
        let error = isError ? ",\"isError\":true" : ""
        return "{\"content\":[\(picture){\"type\":\"text\",\"text\":\(JSONText.quoted(text))}]\(error)}"
    }
}
