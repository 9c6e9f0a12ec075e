/// Any text message from a remote app to the server.
public enum IncomingAppFrame: Equatable, Sendable {
    case ack(received: Int)
    /// The app shuts down cleanly. Not counted.
    case bye
    case register(AppDescription)
    /// The names of further handlers that pages can post to from now on.
    case handlers([String])
    /// A frame for the page with this id. Only checked to be one JSON object.
    case frame(ArraySlice<UInt8>, page: String)
    /// A frame `reply` for it. Checked no further.
    case reply(EncodedReply, page: String)
    /// For the trace of the page with this id.
    case report(AppReport, page: String)
    /// The answer to a `probe`.
    case probed(Int, page: String, busy: String?)
    /// For all pages that use the app.
    case status(Notice)
    case invalid(FrameError)

    /// Frames that count the others. A page that got one of an app would lose count.
    private static let linkTypes = ["welcome", "ack"]
    private static let quotedLinkTypes = linkTypes.map { Array("\"\($0)\"".utf8) }
    /// A frame is copied out of its envelope when the envelope wastes more than this many bytes. Otherwise both share their memory.
    private static let sharedWaste = 1024

    /// - Parameter limits: a frame that exceeds them is invalid.
    public init(_ bytes: [UInt8], limits: AppLimits) {
        if let envelope = EnvelopeScan(bytes), !Self.mayBeOfLink(envelope.type.map { bytes[$0] }) {
            let frame = Self.frame(bytes[envelope.frame], of: bytes)
            self = envelope.reply(frame).map { .reply($0, page: envelope.page) } ?? .frame(frame, page: envelope.page)
            return
        }
        do throws(FrameError) {
            let object = try JSONObject(frame: bytes)
            if let page = object["page"]?.string, let frame = object["frame"] {
                guard frame.isObject else {
                    throw FrameError(code: .badFrame, text: "“frame” has to be a JSON object. It was ignored.")
                }
                if let type = frame.value(at: ["type"])?.string, Self.linkTypes.contains(type) {
                    throw FrameError(code: .badFrame, text: "“\(type)” is the connection's own frame, and no page gets it. It was ignored.")
                }
                self = .frame(Self.frame(frame.bytes, of: bytes), page: page)
                return
            }
            let type = try object.requiredString("type", of: "?")
            switch type {
            case "ack": self = .ack(received: try object.requiredCount("received", of: type))
            case "bye": self = .bye
            case "register": self = .register(try AppDescription(register: object, limits: limits))
            case "handlers": self = .handlers(try limits.handlers("names", of: type, in: object))
            case "fate":
                let fate = try MessageFate(object, states: MessageFate.State.ofMessages)
                self = .report(.fate(fate), page: try object.requiredString("page", of: type))
            case "rules": self = .report(.rules(try PathReport(object)), page: try object.requiredString("page", of: type))
            case "probed":
                self = .probed(
                    try object.requiredCount("number", of: type), page: try object.requiredString("page", of: type),
                    busy: object["busy"]?.string?.start(IncomingFrame.longestBusy))
            case "status": self = .status(try Notice(object))
            default: throw .unknownType(type)
            }
        } catch {
            self = .invalid(error)
        }
    }
}

extension IncomingAppFrame {
    private static func frame(_ frame: ArraySlice<UInt8>, of bytes: [UInt8]) -> ArraySlice<UInt8> {
        bytes.count - frame.count <= sharedWaste ? frame : Array(frame)[...]
    }

    /// - Parameter type: with its quotes, of a page's frame. An escape may hide one of the link's own.
    private static func mayBeOfLink(_ type: ArraySlice<UInt8>?) -> Bool {
        guard let type else { return false }
        return type.contains(UInt8(ascii: "\\")) || quotedLinkTypes.contains { type.elementsEqual($0) }
    }
}

extension Notice {
    /// Reads a remote app's frame `status {level,code,text,cause?,id?,component?,event?}`. Malformed optional members are dropped.
    init(_ object: JSONObject, of frame: String = "status") throws(FrameError) {
        self.init(
            level: try object.requiredChoice("level", of: frame),
            code: try object.requiredString("code", of: frame),
            cause: Self.cause(of: object),
            text: try object.requiredString("text", of: frame),
            id: object["id"]?.string, component: object["component"]?.string, event: object["event"]?.string)
    }

    /// Returns the cause if it has the form of an error code; anything else has no page of explanation.
    static func cause(of object: JSONObject) -> String? {
        let cause = object["cause"]?.string
        return cause?.wholeMatch(of: #/VD-[A-Z]{1,20}-[0-9]{1,4}/#) == nil ? nil : cause
    }

    /// The frame `status`.
    public var status: [UInt8] {
        var writer = JSONWriter(capacity: text.utf8.count + 80)
        writer.string("type", "status")
        write(to: &writer)
        writer.end()
        return writer.bytes
    }

    func write(to writer: inout JSONWriter) {
        writer.string("level", level.rawValue)
        writer.string("code", code)
        if let cause { writer.string("cause", cause) }
        writer.string("text", text)
        if let id { writer.string("id", id) }
        if let component { writer.string("component", component) }
        if let event { writer.string("event", event) }
    }
}
