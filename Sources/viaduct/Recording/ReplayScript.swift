import ViaductProtocol
import ViaductRelay

/// The native side of a recording: its answers to each frame of the pages.
struct ReplayScript {
    /// One frame of a page that the native side can answer to, and the answers.
    struct Step {
        let cause: RecordedEvent
        /// The data of a message, in the form for comparisons.
        let data: String
        var answers: [Answer] = []
    }

    /// The same for frames that may be the same step, and for no others.
    struct Keys {
        /// For frames that are like it in all.
        let equal: String
        let like: String
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
    private let mask: SecretMask

    /// - Parameters:
    ///   - platform: plays this platform's pages; `nil` for the platform of the first page.
    ///   - playsTaps: whether answers to a tap come at their recorded time, rather than upon a tap.
    init(_ recording: Recording, platform: Platform? = nil, playsTaps: Bool = false) {
        let opens = recording.events.filter { $0.kind == "open" && $0.origin == "page" }
        let platforms = opens.compactMap { $0.frame?["platform"]?.string.flatMap(Platform.init) }
        let chosen = platform ?? platforms.first ?? .ios
        self.platform = chosen
        mask = recording.mask
        if Set(platforms).count > 1 { notes.append("The recording has pages of both platforms. Those of \(chosen.rawValue) are played.") }
        let pages = Set(opens.filter { $0.frame?["platform"]?.string ?? "ios" == chosen.rawValue }.map(\.page))
        var known: Set<String> = []
        var drafts: [String: Draft] = [:]
        var order: [String] = []
        for event in recording.events where pages.contains(event.page) {
            if event.kind == "app" { takeApp(event, &known) }
            if event.kind == "message", let name = event.component, known.insert(name).inserted { components.append(name) }
            if drafts[event.page] == nil {
                drafts[event.page] = Draft(playsTaps: playsTaps, mask: mask)
                order.append(event.page)
            }
            drafts[event.page]?.take(event)
        }
        documents = order.compactMap { drafts[$0]?.document }
        for (document, steps) in documents.map(\.steps).enumerated() {
            for (step, draft) in steps.enumerated() {
                let keys = keys(of: draft.cause.frame, kind: draft.cause.kind, data: draft.data)
                for key in [keys.equal, keys.like] {
                    documents[document].index[key, default: []].append(Place(document: document, step: step))
                    index[key, default: []].append(Place(document: document, step: step))
                }
            }
        }
        if documents.isEmpty { notes.append("The recording has no page of \(chosen.rawValue).") }
        let scripts = recording.events.count { $0.kind == "evaluate" && pages.contains($0.page) }
        if scripts > 0 { notes.append("The app ran \(scripts) scripts in its pages. A recording's scripts are not run.") }
    }

    /// - Parameters:
    ///   - frame: of the page.
    ///   - data: of a message, in the form in which it is compared.
    func keys(of frame: JSONObject?, kind: String, data: String) -> Keys {
        let message = frame?["message"]?.object
        let names: [String?] =
            switch kind {
            case "message": [message?["component"]?.string, message?["event"]?.string]
            case "action": [frame?["control"]?.string]
            case "post": [frame?["handler"]?.string]
            case "visit", "propose": [path(frame?["url"]?.string ?? "")]
            default: []
            }
        let rest =
            switch kind {
            case "message": data
            case "action": frame?["value"]?.json ?? ""
            case "post": mask.masking(frame?["body"]?.json ?? "")
            case "visit": frame?["action"]?.json ?? ""
            default: ""
            }
        let like = ([kind] + names.map { $0 ?? "" }).joined(separator: "\n")
        return Keys(equal: "\(like)\n\n\(rest)", like: like)
    }

    /// The data of a message in the form in which it is compared: masked as in the recording.
    ///
    /// - Parameter url: of the message's page.
    func data(_ json: String?, url: String) -> String { Self.data(json, url: url, mask: mask) }

    private static func data(_ json: String?, url: String, mask: SecretMask) -> String {
        mask.masking(PlainJSON.text(PlainJSON.data(json, origin: PlainJSON.origin(of: url))))
    }

    /// A URL without its scheme, host and port, in the form in which it is compared: masked, and without Viaduct's own parameters.
    func path(_ url: String) -> String {
        mask.masking(text: OwnParameters.removed(from: String(url.dropFirst(PlainJSON.origin(of: url).count))))
    }

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
        let mask: SecretMask
        private var url: String?
        private var steps: [Step] = []
        private var messages: [String: Int] = [:]

        init(playsTaps: Bool, mask: SecretMask) { (self.playsTaps, self.mask) = (playsTaps, mask) }

        var document: Document? { url.map { Document(url: $0, steps: steps) } }

        mutating func take(_ event: RecordedEvent) {
            if event.origin == "page", causes.contains(event.kind), !(playsTaps && event.kind == "action") {
                if event.kind == "open", url == nil { url = event.url }
                if event.kind == "message", let id = event.id { messages[id] = steps.count }
                steps.append(Step(cause: event, data: ReplayScript.data(event.data?.json, url: url ?? "", mask: mask)))
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
