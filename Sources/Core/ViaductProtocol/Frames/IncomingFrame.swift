/// Any text message from a page.
public enum IncomingFrame: Sendable {
    /// The number of counted frames that have arrived at the page. Not counted itself.
    case ack(received: Int)
    /// The page is gone for good. Not counted.
    case bye
    /// The browser has left the page's document and keeps it in its back/forward cache. Not counted.
    case leave
    case counted(PageFrame)
    /// For the trace alone. Counted too. Its age is in milliseconds: a page reports what happened before it connected.
    case report(PageReport, age: Int)
    /// The answer to a `probe`, sent after everything before it. Counted too. `busy`: the work still under way in the page.
    case probed(Int, busy: String?)
    /// The page asks the test API. Counted too. `body` is a JSON object.
    case test(call: Int, verb: String, body: [UInt8])
    /// Counted too, because the page has counted it as well.
    case invalid(FrameError)

    /// In Unicode scalars: a longer text is cut.
    static let longestBusy = 200

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
            case "leave": self = .leave
            case "fate": self = .report(.fate(try MessageFate(object, states: MessageFate.State.ofReplies)), age: PageReport.age(of: object))
            case "event": self = .report(try PageReport(event: object), age: PageReport.age(of: object))
            case "input": self = .report(.input(try PageInput(object)), age: 0)
            case "notice": self = .report(try PageReport(notice: object), age: PageReport.age(of: object))
            case "probed":
                self = .probed(try object.requiredCount("number", of: "probed"), busy: object["busy"]?.string?.start(Self.longestBusy))
            case "test":
                let body = object["body"].map { Array($0.json.utf8) } ?? Array("{}".utf8)
                self = .test(call: try object.requiredCount("call", of: "test"), verb: try object.requiredString("verb", of: "test"), body: body)
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
