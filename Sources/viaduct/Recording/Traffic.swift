import ViaductProtocol
import ViaductRelay

/// The steps of a recording, page by page, in the order in which the pages came.
///
/// Replies follow their message, whenever they came. Only screens that a person could see for long count: the last one before each tap and
/// each visit, and the very last one. The number of screens in between depends on the clock.
struct Traffic {
    private(set) var entries: [TrafficEntry] = []

    /// - Parameter isOutline: whether of screens and pages only the structure counts, which two platforms have in common.
    init(_ recording: Recording, isOutline: Bool = false) {
        var pages: [String: PageTraffic] = [:]
        var order: [String] = []
        for event in recording.events where !event.page.isEmpty {
            if pages[event.page] == nil {
                pages[event.page] = PageTraffic(isOutline: isOutline)
                order.append(event.page)
            }
            pages[event.page]?.take(event)
        }
        for page in order {
            pages[page]?.finish()
            entries += pages[page]?.entries ?? []
        }
    }
}

/// The steps of one page.
private struct PageTraffic {
    let isOutline: Bool
    private var steps: [(entry: TrafficEntry, replies: [TrafficEntry])] = []
    /// The places in `steps` of the messages, by their ids.
    private var messages: [String: Int] = [:]
    private var url = ""
    private var origin = ""
    private var platform = "ios"
    /// The newest screen, JSON text, until it becomes a step; and the text of the last one that did.
    private var screen: String?
    private var shown = ""
    private var controls = ControlTitles()

    init(isOutline: Bool) { self.isOutline = isOutline }

    var entries: [TrafficEntry] { steps.flatMap { [$0.entry] + $0.replies } }

    mutating func take(_ event: RecordedEvent) {
        guard let frame = event.frame else { return }
        let subject = "\(event.component ?? "") \(event.event ?? "")"
        switch (event.kind, event.origin) {
        case ("open", "page"):
            showScreen()
            (url, origin) = (event.url, PlainJSON.origin(of: event.url))
            add("→ open \(path(event.url))\(isOutline ? "" : " (\(frame["platform"]?.string ?? "ios"))")")
        case ("visit", "page"):
            // A page that has just opened reports its place once more, at a moment that varies.
            if event.url != url { showScreen() }
            url = event.url
            add("→ visit \(path(event.url)) (\(frame["action"]?.string ?? ""))")
        case ("message", "page"):
            if let id = event.id { messages[id] = steps.count }
            add("→ \(subject)", PlainJSON.data(event.data?.json, origin: origin))
        case ("reply", "native"):
            let reply = TrafficEntry(subject: "← \(subject)", detail: PlainJSON.text(PlainJSON.data(event.data?.json, origin: origin)))
            if let step = event.id.flatMap({ messages[$0] }) { steps[step].replies.append(reply) } else { steps.append((reply, [])) }
        case ("action", "page"):
            showScreen()
            let control = frame["control"]?.string ?? ""
            add("→ \(controls.title(of: control))", frame["value"].flatMap { PlainJSON.value($0.json, origin: origin) })
        case ("screen", "native"):
            screen = frame["screen"]?.json
            if let screen { controls.use(screen) }
        case ("move", "native"), ("propose", "page"), ("failed", "page"):
            if event.kind == "propose" { showScreen() }
            add("\(event.origin == "page" ? "→" : "←") \(event.kind) \(path(event.url)) \(frame["action"]?.string ?? frame["status"]?.json ?? "")")
        case ("post", "page"): add("→ post \(frame["handler"]?.string ?? "")", frame["body"].flatMap { PlainJSON.value($0.json, origin: origin) })
        case ("haptic", "native"): add("← haptic \(frame["feedback"]?.string ?? "")")
        case ("evaluate", "native"): add("← evaluate", frame["script"]?.string)
        case ("notice", "native") where frame["level"]?.string != "info":
            add("← \(frame["level"]?.string ?? "notice") \(frame["cause"]?.string ?? frame["code"]?.string ?? "") \(subject)")
        default: break
        }
    }

    mutating func finish() { showScreen() }

    private mutating func showScreen() {
        guard let json = self.screen else { return }
        self.screen = nil
        let screen = PlainJSON.screen(json, origin: origin)
        let value = isOutline ? screen.map(ScreenOutline.of) : screen
        let text = PlainJSON.text(value)
        guard text != shown else { return }
        shown = text
        steps.append((TrafficEntry(subject: "← screen", detail: text), []))
    }

    private mutating func add(_ subject: String, _ value: Any? = nil) {
        steps.append((TrafficEntry(subject: subject.trimmed, detail: value == nil ? "" : PlainJSON.text(value)), []))
    }

    private func path(_ url: String) -> String {
        OwnParameters.removed(from: !origin.isEmpty && url.hasPrefix(origin) ? String(url.dropFirst(origin.count)) : url)
    }
}

extension String {
    fileprivate var trimmed: String { String(drop(while: \.isWhitespace).reversed().drop(while: \.isWhitespace).reversed()) }
}
