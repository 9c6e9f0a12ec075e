import ViaductProtocol

/// A page that a recording is played to: which of the recorded steps its frames are, and which frames they are answered by.
struct ReplayedPage {
    /// The frames that a step is answered by, each with its delay in milliseconds.
    struct Outcome {
        var frames: [(delay: Double, frame: String)] = []
        /// A frame that the recording lacks, in a few words; `nil` for one that it has.
        var missing: String?
        /// The message that is missing: its id, component and event.
        var message: (id: String, component: String, event: String)?
    }

    private let script: ReplayScript
    /// The documents whose steps are looked for, the page's own first, and the steps that have had their turn.
    private var order: [Int] = []
    private var used: Set<[Int]> = []
    /// The ids of the page's messages, and the calls of its posts, by the steps that they are.
    private var ids: [[Int]: String] = [:]
    private var url = ""

    init(_ script: ReplayScript) { self.script = script }

    /// - Parameter documents: those that other pages have been, which is noted for this one.
    mutating func take(_ frame: JSONObject, documents: inout Set<Int>) -> Outcome {
        switch frame["type"]?.string {
        case "open": open(frame, &documents)
        case "visit": visit(frame)
        case "message": message(frame)
        case "action": tap(frame)
        case "post": post(frame)
        case "propose": propose(frame)
        default: Outcome()
        }
    }

    private mutating func open(_ frame: JSONObject, _ documents: inout Set<Int>) -> Outcome {
        (url, used, ids) = (frame["url"]?.string ?? "", [], [:])
        let same = script.documents.indices.filter { Self.path(script.documents[$0].url) == Self.path(url) }
        let candidates = same.isEmpty ? Array(script.documents.indices) : same
        guard let own = candidates.first(where: { !documents.contains($0) }) ?? candidates.last else { return Outcome() }
        documents.insert(own)
        order = [own] + script.documents.indices.filter { $0 != own }
        guard let step = find({ $0.cause.kind == "open" }, among: [own]) else { return Outcome() }
        return answers(of: step)
    }

    private mutating func visit(_ frame: JSONObject) -> Outcome {
        url = frame["url"]?.string ?? url
        let (path, action) = (Self.path(url), frame["action"]?.string)
        let isVisit = { (step: ReplayScript.Step) in step.cause.kind == "visit" && Self.path(step.cause.url) == path }
        guard let step = find({ isVisit($0) && $0.cause.frame?["action"]?.string == action }) ?? find(isVisit) else { return Outcome() }
        return answers(of: step)
    }

    private mutating func message(_ frame: JSONObject) -> Outcome {
        guard let message = frame["message"]?.object, let id = message["id"]?.string, let component = message["component"]?.string,
            let event = message["event"]?.string
        else { return Outcome() }
        let data = PlainJSON.text(PlainJSON.data(message["data"]?.json, origin: PlainJSON.origin(of: url)))
        let isMessage = { (step: ReplayScript.Step) in step.cause.kind == "message" && step.cause.component == component && step.cause.event == event }
        guard let step = find({ isMessage($0) && $0.data == data }) ?? find(isMessage) else {
            return Outcome(missing: "the message “\(component) \(event)”", message: (id, component, event))
        }
        ids[step] = id
        return answers(of: step)
    }

    private mutating func tap(_ frame: JSONObject) -> Outcome {
        let (control, value) = (frame["control"]?.string, frame["value"]?.json)
        let isTap = { (step: ReplayScript.Step) in step.cause.kind == "action" && step.cause.frame?["control"]?.string == control }
        guard let step = find({ isTap($0) && $0.cause.frame?["value"]?.json == value }) ?? find(isTap) else {
            return Outcome(missing: "the tap on the control \(control ?? "")")
        }
        return answers(of: step)
    }

    private mutating func post(_ frame: JSONObject) -> Outcome {
        let (handler, body) = (frame["handler"]?.string, frame["body"]?.json)
        let isPost = { (step: ReplayScript.Step) in step.cause.kind == "post" && step.cause.frame?["handler"]?.string == handler }
        guard let step = find({ isPost($0) && $0.cause.frame?["body"]?.json == body }) ?? find(isPost) else {
            return Outcome(missing: "the post to “\(handler ?? "")”")
        }
        ids[step] = frame["call"]?.string
        return answers(of: step)
    }

    private mutating func propose(_ frame: JSONObject) -> Outcome {
        let wanted = frame["url"]?.string ?? ""
        guard let step = find({ $0.cause.kind == "propose" && Self.path($0.cause.url) == Self.path(wanted) }) else {
            // The page waits for it.
            let move = #"{"type":"move","action":\#(JSONText.quoted(frame["action"]?.string ?? "advance")),"url":\#(JSONText.quoted(wanted))}"#
            return Outcome(frames: [(0, move)], missing: "the visit to \(Self.path(wanted))")
        }
        return answers(of: step)
    }

    /// The first step that fits and has not had its turn. It has had it from now on.
    private mutating func find(_ fits: (ReplayScript.Step) -> Bool, among documents: [Int]? = nil) -> [Int]? {
        for document in documents ?? order {
            for (index, step) in script.documents[document].steps.enumerated() where !used.contains([document, index]) && fits(step) {
                used.insert([document, index])
                return [document, index]
            }
        }
        return nil
    }

    private func answers(of place: [Int]) -> Outcome {
        let document = script.documents[place[0]]
        let step = document.steps[place[1]]
        return Outcome(frames: step.answers.compactMap { answer in
            let message = answer.message.map { [place[0], $0] } ?? place
            return frame(answer.event, id: ids[message], origin: PlainJSON.origin(of: document.url)).map { (answer.delay, $0) }
        })
    }

    /// The recorded frame as this page understands it; `nil` for one that is not played.
    private func frame(_ event: RecordedEvent, id: String?, origin: String) -> String? {
        guard let frame = event.frame else { return nil }
        switch event.kind {
        case "reply":
            guard let id, let message = frame["message"]?.object else { return nil }
            return #"{"type":"reply","message":\#(Self.text(message, with: ["id": id]))}"#
        case "settled": return id.map { Self.text(frame, with: ["id": $0]) }
        case "posted": return id.map { Self.text(frame, with: ["call": $0]) }
        case "screen": return frame["screen"]?.object.map { #"{"type":"screen","screen":\#(Self.text($0, with: ["url": url]))}"# }
        case "move":
            // A recording leads no page to another site.
            guard let url = frame["url"]?.string else { return Self.text(frame, with: [:]) }
            guard !origin.isEmpty, PlainJSON.origin(of: url) == origin else { return nil }
            return Self.text(frame, with: ["url": PlainJSON.origin(of: self.url) + url.dropFirst(origin.count)])
        case "notice":
            guard frame["level"]?.string != "info" else { return nil }
            return Self.text(frame, with: id.map { ["id": $0] } ?? [:])
        default: return Self.text(frame, with: [:])
        }
    }

    /// The object's text with other strings for some of its members.
    private static func text(_ object: JSONObject, with strings: [String: String]) -> String {
        let members = object.all.map { key, value in
            "\(JSONText.quoted(key)):\(value.string != nil && strings[key] != nil ? JSONText.quoted(strings[key] ?? "") : value.json)"
        }
        return "{\(members.joined(separator: ","))}"
    }

    /// A URL without its scheme, host and port.
    private static func path(_ url: String) -> String { String(url.dropFirst(PlainJSON.origin(of: url).count)) }
}
