/// A link that opens the app, as from a mail or from another app.
public struct DeepLink: Equatable, Sendable {
    public let url: String

    /// - Parameter json: `{"url":"https://…"}`.
    public init(_ json: [UInt8]) throws(FrameError) {
        let url = try JSONObject(frame: json).requiredURL(of: "link")
        guard ["http://", "https://"].contains(where: { url.lowercased().hasPrefix($0) }) else {
            throw FrameError(
                code: .badFrame,
                text: """
                    The link has to begin with http:// or https://. Other ones reach scene(_:openURLContexts:), which is \
                    never called for a page. Nothing was opened.
                    """)
        }
        self.url = url
    }

    /// The frame that proposes the visit to the app.
    public var proposal: HandFrame { .ofPage(.propose(url: url, action: .advance, isTurbo: false), text: frame("propose", ",\"turbo\":false")) }

    /// The frame that sends the page there.
    public var move: HandFrame { .ofNative(text: frame("move")) }

    private func frame(_ type: String, _ members: String = "") -> [UInt8] {
        Array(#"{"type":"\#(type)","action":"advance","url":\#(JSONText.quoted(url))\#(members)}"#.utf8)
    }
}
