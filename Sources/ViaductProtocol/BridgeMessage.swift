/// A Strada message `{id, component, event, data}` on the wire.
public struct BridgeMessage: Equatable, Sendable {
    /// Unique in the page while it lives. A reply bears the id of the message that it answers.
    public let id: String
    public let component: String
    public let event: String
    /// The page's URL when it sent the message (`data.metadata.url`); `nil` when the message does not say.
    public let url: String?
    /// JSON text, as the page or the component wrote it.
    public let data: String

    public init(id: String, component: String, event: String, url: String?, data: String) {
        self.id = id
        self.component = component
        self.event = event
        self.url = url
        self.data = data
    }

    init(_ object: JSONObject) throws(FrameError) {
        id = try object.requiredString("id", of: "message")
        component = try object.requiredString("component", of: "message")
        event = try object.requiredString("event", of: "message")
        let data = object["data"]
        url = data?.member("metadata")?.member("url")?.string
        self.data = data?.json ?? "{}"
    }
}
