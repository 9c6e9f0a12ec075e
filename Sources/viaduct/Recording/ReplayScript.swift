import ViaductProtocol

/// The native side of a recording: its answers to each frame of the pages.
struct ReplayScript {
    /// One frame of a page that the native side can answer to, and the answers.
    struct Step {
        let cause: RecordedEvent
        /// The data of a message, in the form for comparisons.
        let data: String
        var answers: [Answer] = []
        /// The keys under which a frame finds this step: first one that only an identical frame has, then one of similar frames.
        fileprivate var keys: [String] {
            let key = ReplayScript.key(of: cause.frame, kind: cause.kind)
            return [ReplayScript.key(key, like: cause.kind == "message" ? data : ReplayScript.rest(of: cause.frame, kind: cause.kind)), key]
        }
    }

    /// A step's document and its place there.
    struct Place: Hashable {
        let document: Int
        let step: Int
    }

    /// A frame to the page.
    struct Answer {
        /// In milliseconds after the step's frame.
        let delay: Double
        let event: RecordedEvent
        /// The step of the message that this replies to or reports on; `nil` for none.
        let message: Int?
    }

    /// One document of the recording.
    struct Document {
        let url: String
        fileprivate(set) var steps: [Step] = []
        /// The places of the steps, by their keys.
        fileprivate(set) var index: [String: [Place]] = [:]
    }

    /// Frames of a page that have answers. Between a tap and the next of these, all that the native side does is the answer to the tap.
    private static let causes: Set<String> = ["open", "visit", "message", "action", "post", "propose"]
    private static let answers: Set<String> = ["reply", "screen", "haptic", "settled", "move", "stacked", "posted", "notice"]

    private(set) var documents: [Document] = []
    /// The places of all steps, by their keys.
    private(set) var index: [String: [Place]] = [:]
    private(set) var components: [String] = []
    private(set) var handlers: [String] = []
    private(set) var platform = Platform.ios
    /// Whether the recorded pages proposed their visits.
    private(set) var proposes = false
    /// Sentences about it for a person.
    private(set) var notes: [String] = []

    /// - Parameters:
    ///   - platform: plays this platform's pages; `nil` for the platform of the first page.
    ///   - playsTaps: whether answers to a tap come at their recorded time, rather than upon a tap.
    init(_ recording: Recording, platform: Platform? = nil, playsTaps: Bool = false) {
        let opens = recording.events.filter { $0.kind == "open" && $0.origin == "page" }
        let platforms = opens.compactMap { $0.frame?["platform"]?.string.flatMap(Platform.init) }
        let chosen = platform ?? platforms.first ?? .ios
        self.platform = chosen
        if Set(platforms).count > 1 { notes.append("The recording has pages of both platforms. Those of \(chosen.rawValue) are played.") }
        let pages = Set(opens.filter { $0.frame?["platform"]?.string ?? "ios" == chosen.rawValue }.map(\.page))
        var known: Set<String> = []
        var drafts: [String: Draft] = [:]
        var order: [String] = []
        for event in recording.events where pages.contains(event.page) {
            if event.kind == "app" { takeApp(event, &known) }
            if event.kind == "message", let name = event.component, known.insert(name).inserted { components.append(name) }
            if drafts[event.page] == nil {
                drafts[event.page] = Draft(playsTaps: playsTaps)
                order.append(event.page)
            }
            drafts[event.page]?.take(event)
        }
        documents = order.compactMap { drafts[$0]?.document }
        for (document, steps) in documents.map(\.steps).enumerated() {
            for (step, keys) in steps.map(\.keys).enumerated() {
                for key in keys {
                    documents[document].index[key, default: []].append(Place(document: document, step: step))
                    index[key, default: []].append(Place(document: document, step: step))
                }
            }
        }
        if documents.isEmpty { notes.append("The recording has no page of \(chosen.rawValue).") }
        let scripts = recording.events.count { $0.kind == "evaluate" && pages.contains($0.page) }
        if scripts > 0 { notes.append("The app ran \(scripts) scripts in its pages. A recording's scripts are not run.") }
    }

    /// - Parameter frame: of the page.
    static func key(of frame: JSONObject?, kind: String) -> String {
        let message = frame?["message"]?.object
        let names: [String?] =
            switch kind {
            case "message": [message?["component"]?.string, message?["event"]?.string]
            case "action": [frame?["control"]?.string]
            case "post": [frame?["handler"]?.string]
            case "visit", "propose": [path(frame?["url"]?.string ?? "")]
            default: []
            }
        return ([kind] + names.map { $0 ?? "" }).joined(separator: "\n")
    }

    /// The part that may differ in frames of the same key: a control's value, a post's body, a visit's action. A message has its data.
    static func rest(of frame: JSONObject?, kind: String) -> String {
        switch kind {
        case "action": frame?["value"]?.json ?? ""
        case "post": frame?["body"]?.json ?? ""
        case "visit": frame?["action"]?.json ?? ""
        default: ""
        }
    }

    static func key(_ key: String, like rest: String) -> String { "\(key)\n\n\(rest)" }

    /// A URL without its scheme, host and port.
    static func path(_ url: String) -> String { String(url.dropFirst(PlainJSON.origin(of: url).count)) }

    private mutating func takeApp(_ event: RecordedEvent, _ known: inout Set<String>) {
        guard event.origin == "native", let frame = event.frame else { return }
        let names = (frame["components"]?.elements() ?? []).compactMap(\.string)
        components += names.filter { known.insert($0).inserted }
        for name in (frame["handlers"]?.elements() ?? []).compactMap(\.string) where !handlers.contains(name) { handlers.append(name) }
        if frame["proposals"]?.json == "true" { proposes = true }
    }

    /// A document while its events are read.
    private struct Draft {
        let playsTaps: Bool
        private var url: String?
        private var steps: [Step] = []
        private var messages: [String: Int] = [:]

        init(playsTaps: Bool) { self.playsTaps = playsTaps }

        var document: Document? { url.map { Document(url: $0, steps: steps) } }

        mutating func take(_ event: RecordedEvent) {
            if event.origin == "page", causes.contains(event.kind), !(playsTaps && event.kind == "action") {
                if event.kind == "open", url == nil { url = event.url }
                if event.kind == "message", let id = event.id { messages[id] = steps.count }
                steps.append(Step(cause: event, data: PlainJSON.text(PlainJSON.data(event.data?.json, origin: PlainJSON.origin(of: url ?? "")))))
            } else if event.origin == "native", ReplayScript.answers.contains(event.kind), !steps.isEmpty {
                let message = event.id.flatMap { messages[$0] } ?? event.frame?["id"]?.string.flatMap { messages[$0] }
                // An answer to a tap waits for that tap. Any other reply belongs to its message.
                let isOfTap = steps.last?.cause.kind == "action"
                let step = event.kind == "reply" && !isOfTap ? message ?? steps.count - 1 : steps.count - 1
                let delay = max(0, event.time - steps[step].cause.time)
                steps[step].answers.append(Answer(delay: delay, event: event, message: message))
            }
        }
    }
}
