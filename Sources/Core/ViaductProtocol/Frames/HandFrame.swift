/// A frame that a person or a test sends in place of the page or of its app.
public enum HandFrame: Sendable {
    /// As if the page had sent it. `text`: the frame.
    case ofPage(PageFrame, text: [UInt8])
    /// As if the app had sent it: a `reply` or a `move`. `text`: the frame, rebuilt from the members that were read.
    case ofNative(text: [UInt8])

    /// - Parameter json: `{"from":"page"|"native","frame":{…}}`.
    public init(_ json: [UInt8]) throws(FrameError) {
        let object = try JSONObject(frame: json)
        let sender = object["from"]?.string
        guard let frame = object["frame"], frame.isObject else { throw Self.noObject }
        let text = Array(frame.json.utf8)
        switch sender {
        case "page":
            switch IncomingFrame(text) {
            case .counted(let frame): self = .ofPage(frame, text: text)
            case .ack, .bye, .leave, .report, .probed, .test:
                throw FrameError(
                    code: .badFrame,
                    text: "The page itself sends “ack”, “bye”, “leave”, “fate”, “event”, “probed” and “test”. Nothing was sent.")
            case .invalid(let error): throw error
            }
        case "native":
            guard let object = frame.object else { throw Self.noObject }
            self = .ofNative(text: try Self.native(object).bytes)
        default:
            throw FrameError(code: .badFrame, text: "“from” has to be “page” or “native”. Nothing was sent.")
        }
    }

    /// Rebuilds the frame from the members that were read, and forwards nothing else: JavaScript may see a key that the server
    /// does not, such as `"ty\u0070e"`.
    private static func native(_ frame: JSONObject) throws(FrameError) -> ServerFrame {
        switch frame["type"]?.string ?? "?" {
        case "reply":
            guard let message = frame["message"]?.object else {
                throw FrameError(code: .badFrame, text: "The frame “reply” has no object “message”. Nothing was sent.")
            }
            return .reply(try BridgeMessage(message))
        case "move": return .move(try PageMove(byHand: frame))
        case let type:
            throw FrameError(
                code: .badFrame, text: "From “native”, the frame has to be a “reply” or a “move”, not “\(type.start())”. Nothing was sent.")
        }
    }

    private static let noObject = FrameError(code: .badFrame, text: "“frame” has to be an object. Nothing was sent.")
}
