import ViaductProtocol

/// Verdicts of a trace. Each text appears once, with its count and pages; withdrawn verdicts are left out.
struct DroppedList {
    /// The newest stay.
    private static let maximum = 100
    private static let maximumPages = 10

    private struct Event {
        let page: String
        let cause: String?
        let component: String?
        let name: String?
        let text: String
        var isOver = false
    }

    private struct Verdict {
        var newest: Event
        var count = 0
        var pages: Set<String> = []
    }

    /// In the order of the trace.
    private var events: [Event] = []
    /// The places of the verdicts that are withdrawn together, by page, cause and component.
    private var groups: [[String?]: [Int]] = [:]
    /// The place of each message's or reply's verdict, by page, cause and id: its notice and its fate are one.
    private var told: [[String?]: Int] = [:]

    /// - Parameter record: an event of the kind `notice`, `fate` or `event`.
    mutating func take(_ record: JSONObject) {
        guard let kind = record["kind"]?.string, let frame = record["frame"]?.object else { return }
        let page = record["page"]?.string ?? ""
        let cause = record["cause"]?.string
        let component = record["component"]?.string
        let key = record["id"]?.string.map { [page, cause, $0] }
        func event(_ name: String?, _ text: String) -> Event {
            Event(page: page, cause: cause, component: component, name: name, text: text)
        }
        switch kind {
        case "notice" where frame["code"]?.string == "withdrawn": withdraw([page, cause, component])
        case "notice":
            guard record["level"]?.string != Notice.Level.info.rawValue, let text = frame["text"]?.string else { return }
            if let key, let fate = told[key] { events[fate].isOver = true }
            add(event(record["event"]?.string, text), key)
        case "fate":
            guard let fate = try? MessageFate(frame), fate.state.isTrouble, key.flatMap({ told[$0] }) == nil else { return }
            add(event(fate.event, "“\(fate.component)”, event “\(fate.event)”: \(fate.outcome)."), key)
        case "event":
            guard let name = frame["name"]?.string, let kind = PageReport.Event(rawValue: name) else { return }
            if kind == .handshakeRepaired { return withdraw([page, PageReport.Event.handshakeFailed.rawValue]) }
            if kind.isTrouble { add(event(name, "\(name): \(frame["text"]?.string ?? "")"), nil, group: [page, name]) }
        default: break
        }
    }

    /// A JSON object, with the newest verdict first.
    var json: String {
        var verdicts: [[String?]: Verdict] = [:]
        // The order of the verdicts: by their newest events.
        var order: [[String?]] = []
        for event in events.reversed() where !event.isOver {
            let key = [event.cause, event.text]
            if verdicts[key] == nil { order.append(key) }
            verdicts[key, default: Verdict(newest: event)].count += 1
            verdicts[key]?.pages.insert(event.page)
        }
        let texts = order.prefix(Self.maximum).compactMap { verdicts[$0].map(Self.json) }
        let more = order.count > Self.maximum ? ",\"more\":\(order.count - Self.maximum)" : ""
        return "{\"dropped\":[\(texts.joined(separator: ","))]\(more)}"
    }

    private static func json(of verdict: Verdict) -> String {
        let event = verdict.newest
        let members = [
            event.cause.map { ("code", JSONText.quoted($0)) }, ("text", JSONText.quoted(event.text)),
            event.component.map { ("component", JSONText.quoted($0)) }, event.name.map { ("event", JSONText.quoted($0)) },
            ("count", "\(verdict.count)"), ("pages", JSONText.array(Array(verdict.pages.sorted().prefix(maximumPages)))),
        ].compactMap(\.self)
        return "{\(members.map { "\"\($0.0)\":\($0.1)" }.joined(separator: ","))}"
    }

    private mutating func add(_ event: Event, _ key: [String?]?, group: [String?]? = nil) {
        if let key { told[key] = events.count }
        groups[group ?? [event.page, event.cause, event.component], default: []].append(events.count)
        events.append(event)
    }

    private mutating func withdraw(_ group: [String?]) {
        for index in groups.removeValue(forKey: group) ?? [] { events[index].isOver = true }
    }
}
