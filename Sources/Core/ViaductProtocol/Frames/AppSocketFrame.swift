/// Any text message from the server to a remote app.
public enum AppSocketFrame: Sendable {
    case welcome(received: Int, resumed: Bool)
    case ack(received: Int)
    /// A frame of the page with this id.
    case frame([UInt8], page: String)
    /// A frame `message` of the page with this id, and its text.
    case message(BridgeMessage, text: [UInt8], page: String)
    /// The page has left the app.
    case gone(page: String)
    /// Sent before the first page, and after each change.
    case settings(ServerSettings)
    /// Stubs of the page with this id, before its first frame.
    case stubs([StubSource], page: String)
    /// Whether somebody reads the trace of the app's room. The app reports to it meanwhile.
    case watch(Bool)
    /// Asks the app for a `probed` once it has handled every earlier frame of the page.
    case probe(Int, page: String)
    case notice(Notice)
    case invalid(FrameError)

    public init(_ bytes: [UInt8]) {
        if let envelope = EnvelopeScan(bytes) {
            if let (message, frame) = envelope.message(in: bytes) {
                self = .message(message, text: frame, page: envelope.page)
            } else {
                self = .frame(Array(bytes[envelope.frame]), page: envelope.page)
            }
            return
        }
        do throws(FrameError) {
            let object = try JSONObject(frame: bytes)
            if let page = object["page"]?.string, let frame = object["frame"] {
                self = .frame(Array(frame.bytes), page: page)
                return
            }
            let type = try object.requiredString("type", of: "?")
            switch type {
            case "welcome":
                self = .welcome(
                    received: try object.requiredCount("received", of: type), resumed: object["resumed"]?.json == "true"
                )
            case "ack": self = .ack(received: try object.requiredCount("received", of: type))
            case "gone": self = .gone(page: try object.requiredString("page", of: type))
            case "settings": self = .settings(ServerSettings(object))
            case "stubs": self = .stubs(StubSource.read(object) ?? [], page: try object.requiredString("page", of: type))
            case "watch": self = .watch(object["on"]?.json == "true")
            case "probe":
                self = .probe(try object.requiredCount("number", of: type), page: try object.requiredString("page", of: type))
            case "notice": self = .notice(try Notice(object))
            default: throw .unknownType(type)
            }
        } catch {
            self = .invalid(error)
        }
    }
}
