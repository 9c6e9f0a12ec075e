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

    private typealias Place = ReplayScript.Place

    private let script: ReplayScript
    /// The recorded document that this page plays. Its steps are used before those of other documents.
    private var own: Int?
    /// The steps that have had their turn, and for each list of them how many of its first ones have.
    private var used: Set<Place> = []
    private var usedStarts: [String: Int] = [:]
    /// The ids of the page's messages, and the calls of its posts, by the steps that they are.
    private var ids: [Place: String] = [:]
    private var url = ""

    init(_ script: ReplayScript) { self.script = script }

    /// - Parameter documents: the documents that other pages play; this page's is added.
    mutating func take(_ frame: JSONObject, documents: inout Set<Int>) -> Outcome {
        switch frame["type"]?.string {
        case "open": open(frame, &documents)
        case "visit": visit(frame)
        case "message": message(frame)
        case "action": answer(frame, "action", missing: "the tap on the control \(frame["control"]?.string ?? "")")
        case "post": post(frame)
        case "propose": propose(frame)
        default: Outcome()
        }
    }

    private mutating func open(_ frame: JSONObject, _ documents: inout Set<Int>) -> Outcome {
        (url, used, usedStarts, ids) = (frame["url"]?.string ?? "", [], [:], [:])
        let path = script.path(url)
        let same = script.documents.indices.filter { script.path(script.documents[$0].url) == path }
        let candidates = same.isEmpty ? Array(script.documents.indices) : same
        own = candidates.first { !documents.contains($0) } ?? candidates.last
        if let own { documents.insert(own) }
        return find(frame, "open").map(answers) ?? Outcome()
    }

    private mutating func visit(_ frame: JSONObject) -> Outcome {
        url = frame["url"]?.string ?? url
        return answer(frame, "visit", missing: nil)
    }

    private mutating func message(_ frame: JSONObject) -> Outcome {
        guard let message = frame["message"]?.object, let id = message["id"]?.string, let component = message["component"]?.string,
            let event = message["event"]?.string
        else { return Outcome() }
        guard let step = find(frame, "message", data: script.data(message["data"]?.json, url: url)) else {
            return Outcome(missing: "the message “\(component) \(event)”", message: (id, component, event))
        }
        ids[step] = id
        return answers(of: step)
    }

    private mutating func post(_ frame: JSONObject) -> Outcome {
        let handler = frame["handler"]?.string ?? ""
        guard let step = find(frame, "post") else {
            return Outcome(missing: "the post to “\(handler)”")
        }
        ids[step] = frame["call"]?.string
        return answers(of: step)
    }

    private mutating func propose(_ frame: JSONObject) -> Outcome {
        let (wanted, action) = (frame["url"]?.string ?? "", frame["action"]?.string ?? "advance")
        if let step = find(frame, "propose") { return answers(of: step) }
        // The page waits for it.
        let move = #"{"type":"move","action":\#(JSONText.quoted(action)),"url":\#(JSONText.quoted(wanted))}"#
        return Outcome(frames: [(0, move)], missing: "the visit to \(script.path(wanted))")
    }

    private mutating func answer(_ frame: JSONObject, _ kind: String, missing: String?) -> Outcome {
        find(frame, kind).map(answers) ?? Outcome(missing: missing)
    }

    /// The first step that has not had its turn, best one that is like the frame in all, best one of the page's own document. It has had its
    /// turn from now on.
    ///
    /// - Parameter data: of a message, in the form in which it is compared.
    private mutating func find(_ frame: JSONObject, _ kind: String, data: String = "") -> Place? {
        guard let own else { return nil }
        let keys = script.keys(of: frame, kind: kind, data: data)
        let owns = [keys.equal, keys.like].map { ("own \($0)", script.documents[own].index[$0]) }
        let all = [keys.equal, keys.like].map { ($0, script.index[$0]) }
        let lists =
            switch kind {
            case "open": owns
            // Their data identifies them better than their document does. A control has its id in its own document only.
            case "message", "post": [owns[0], all[0], owns[1], all[1]]
            default: owns + all
            }
        for (name, places) in lists {
            guard let places else { continue }
            var start = usedStarts[name] ?? 0
            while start < places.count, used.contains(places[start]) { start += 1 }
            usedStarts[name] = start
            guard start < places.count else { continue }
            used.insert(places[start])
            return places[start]
        }
        return nil
    }

    private func answers(of place: Place) -> Outcome {
        let document = script.documents[place.document]
        let step = document.steps[place.step]
        return Outcome(
            frames: step.answers.compactMap { answer in
                let message = answer.message.map { Place(document: place.document, step: $0) } ?? place
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
            // A recording sends no page to another site.
            guard let url = frame["url"]?.string else { return Self.text(frame, with: [:]) }
            guard !origin.isEmpty, PlainJSON.origin(of: url) == origin else { return nil }
            return Self.text(frame, with: ["url": PlainJSON.origin(of: self.url) + url.dropFirst(origin.count)])
        case "notice":
            guard frame["level"]?.string != "info" else { return nil }
            return Self.text(frame, with: id.map { ["id": $0] } ?? [:])
        default: return Self.text(frame, with: [:])
        }
    }

    /// The object's text, with some of its members replaced by other strings.
    private static func text(_ object: JSONObject, with strings: [String: String]) -> String {
        let members = object.all.map { key, value in
            "\(JSONText.quoted(key)):\(value.string != nil && strings[key] != nil ? JSONText.quoted(strings[key] ?? "") : value.json)"
        }
        return "{\(members.joined(separator: ","))}"
    }
}
