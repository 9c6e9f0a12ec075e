/// Any text message from a page.
public enum IncomingFrame: Sendable {
    /// How many counted frames have arrived at the page. Not counted itself.
    case ack(received: Int)
    /// The page is gone for good. Not counted.
    case bye
    case counted(PageFrame)
    /// For the trace alone. Counted too. Its age is in milliseconds: a page that begins tells later of what has happened.
    case report(PageReport, age: Int)
    /// Counted too, since the page cannot know that it is not understood.
    case invalid(FrameError)

    public init(_ bytes: [UInt8]) {
        if let message = BridgeMessage(frame: bytes) {
            self = .counted(.message(message))
            return
        }
        do throws(FrameError) {
            let object = try JSONObject(frame: bytes)
            switch object["type"]?.string {
            case "ack": self = .ack(received: try object.requiredCount("received", of: "ack"))
            case "bye": self = .bye
            case "fate": self = .report(.fate(try MessageFate(object, states: MessageFate.State.ofReplies)), age: PageReport.age(of: object))
            case "event": self = .report(try PageReport(event: object), age: PageReport.age(of: object))
            case "notice": self = .report(try PageReport(notice: object), age: PageReport.age(of: object))
            default: self = .counted(try PageFrame(object))
            }
        } catch {
            self = .invalid(error)
        }
    }
}

extension JSONObject {
    func requiredCount(_ key: StaticString, of frame: String) throws(FrameError) -> Int {
        guard let count = self[key]?.integer, count >= 0 else {
            throw FrameError(
                code: .badFrame,
                text: "In the frame “\(frame)”, “\(key)” has to be a whole number from 0. It was ignored.")
        }
        return count
    }
}
