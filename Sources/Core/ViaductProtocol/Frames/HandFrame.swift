/// A frame that a person or a test sends in place of the page or of its app.
public enum HandFrame: Sendable {
    /// As if the page had sent it. `text`: the frame.
    case ofPage(PageFrame, text: [UInt8])
    /// As if the app had sent it: a `reply` or a `move`. `text`: the frame.
    case ofNative(text: [UInt8])

    private static let nativeTypes = ["reply", "move"]

    /// - Parameter json: `{"from":"page"|"native","frame":{…}}`.
    public init(_ json: [UInt8]) throws(FrameError) {
        let object = try JSONObject(frame: json)
        let sender = object["from"]?.string
        guard let frame = object["frame"], frame.isObject else {
            throw FrameError(code: .badFrame, text: "“frame” has to be an object. Nothing was sent.")
        }
        let text = Array(frame.json.utf8)
        switch sender {
        case "page":
            switch IncomingFrame(text) {
            case .counted(let frame): self = .ofPage(frame, text: text)
            case .ack, .bye, .report:
                throw FrameError(
                    code: .badFrame, text: "The page itself sends “ack”, “bye”, “fate” and “event”. Nothing was sent.")
            case .invalid(let error): throw error
            }
        case "native":
            let type = frame.member("type")?.string ?? "?"
            guard Self.nativeTypes.contains(type) else {
                throw FrameError(
                    code: .badFrame,
                    text: "From “native”, the frame has to be a “reply” or a “move”, not “\(type.start())”. Nothing was sent.")
            }
            if type == "reply" {
                guard let message = frame.member("message")?.object else {
                    throw FrameError(code: .badFrame, text: "The frame “reply” has no object “message”. Nothing was sent.")
                }
                self = .ofNative(text: ServerFrame.reply(try BridgeMessage(message)).bytes)
            } else {
                self = .ofNative(text: text)
            }
        default:
            throw FrameError(code: .badFrame, text: "“from” has to be “page” or “native”. Nothing was sent.")
        }
    }
}
