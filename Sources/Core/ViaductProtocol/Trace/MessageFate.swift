/// The fate of a message, reported by its app, or of a reply, reported by the page, while somebody reads the trace.
public struct MessageFate: Equatable, Sendable {
    public enum State: String, Sendable, CaseIterable {
        /// A component has handled the message.
        case delivered
        /// The message has reached no component.
        case dropped
        /// The message has reached no component, and nothing is wrong: none waits for it, or it is a duplicate.
        case ignored
        /// An app that reports no fates has received the message. The server reports this fate.
        case forwarded
        /// The page has a callback for the reply.
        case found
        /// The page has no callback for the reply.
        case missing
        /// The page's callback for the reply threw.
        case threw
        /// The page has had the reply before, from an app that began anew, so its callback does not run again.
        case repeated
        /// The page has a callback, but has had no reply for a while.
        case unanswered

        /// The states that an app reports.
        static let ofMessages: [State] = [.delivered, .dropped, .ignored]
        /// The states that a page reports.
        static let ofReplies: [State] = [.found, .missing, .threw, .repeated, .unanswered]

        /// Whether somebody should look at it.
        public var isTrouble: Bool { ![.delivered, .ignored, .forwarded, .found, .repeated, .unanswered].contains(self) }
        /// Whether the component's source is the place to look at next.
        public var hasPlace: Bool { self == .delivered || self == .unanswered }

        /// The page below `/viaduct/errors/` that explains it; `nil` where the fate has to carry its own.
        var cause: String? {
            switch self {
            case .missing: "VD-REPLY-4"
            case .threw: "VD-PAGE-1"
            case .unanswered: "VD-REPLY-5"
            case .delivered, .dropped, .ignored, .forwarded, .found, .repeated: nil
            }
        }
    }

    /// In characters: longer ids and names are cut.
    static let maximumName = 200
    /// In characters: a longer text is cut.
    static let maximumText = 1000

    /// The message's id, which its replies share.
    public let id: String
    public let component: String
    public let event: String
    public let state: State
    /// Time from the message's arrival in the app until its component has returned; `nil` unless it was delivered.
    public let microseconds: Int?
    /// The component's place in the app's sources, such as `FormComponent.swift:12`; `nil` where the app has not reported it.
    public var place: String?
    /// The code of the notice that says why the message reached no component. The page may have received it for an earlier message.
    public let code: String?
    /// The page below `/viaduct/errors/` that explains that.
    public let cause: String?
    /// The error that a callback threw.
    public let text: String?

    public init(
        id: String, component: String, event: String, state: State, microseconds: Int? = nil, code: String? = nil, cause: String? = nil,
        text: String? = nil
    ) {
        self.id = id.start(Self.maximumName)
        self.component = component.start(Self.maximumName)
        self.event = event.start(Self.maximumName)
        self.state = state
        self.microseconds = microseconds
        self.code = code?.start(Self.maximumName)
        self.cause = cause
        self.text = text?.start(Self.maximumText)
    }

    /// Reads a frame `fate`.
    ///
    /// - Parameter states: those that its sender may report.
    public init(_ object: JSONObject, states: [State] = State.allCases) throws(FrameError) {
        let state: State = try object.requiredChoice("state", of: "fate")
        guard states.contains(state) else {
            let text = "In the frame “fate”, “state” is “\(state.rawValue)”, which its sender cannot know. It was ignored."
            throw FrameError(code: .badFrame, text: text)
        }
        self.init(
            id: try object.requiredString("id", of: "fate"), component: try object.requiredString("component", of: "fate"),
            event: try object.requiredString("event", of: "fate"), state: state,
            microseconds: object["microseconds"]?.integer.map { max(0, $0) }, code: object["code"]?.string, cause: Notice.cause(of: object),
            text: object["text"]?.string)
        place = object["place"]?.string?.start(Self.maximumName)
    }

    /// A few words for a person, such as `delivered in 40 µs` and `dropped: wrong-url`.
    public var outcome: String {
        let details = [code, text].compactMap { $0 }.map { ": \($0)" }.joined() + (place.map { " (\($0))" } ?? "")
        return (state == .unanswered ? "no answer after 2 s" : state.rawValue) + (microseconds.map { " in \($0) µs" } ?? "") + details
    }

    /// The frame `fate`.
    ///
    /// - Parameter page: the page's id, for the socket of an app.
    public func frame(page: String? = nil) -> [UInt8] {
        var writer = JSONWriter(capacity: 192)
        writer.string("type", "fate")
        if let page { writer.string("page", page) }
        writer.string("id", id)
        writer.string("component", component)
        writer.string("event", event)
        writer.string("state", state.rawValue)
        if let microseconds {
            writer.key("microseconds")
            writer.number(microseconds)
        }
        if let place { writer.string("place", place) }
        if let code { writer.string("code", code) }
        if let cause { writer.string("cause", cause) }
        if let text { writer.string("text", text) }
        writer.end()
        return writer.bytes
    }
}
