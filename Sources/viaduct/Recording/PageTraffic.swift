import ViaductProtocol
import ViaductRelay

/// The steps of one page, in an order that does not depend on the clock.
///
/// - What the page sends keeps its order, since one thread has sent it. Only components that connect or disconnect between two acts may do
///   so in another order: their scripts come from the network.
/// - Replies and notices follow their message, whenever they came.
/// - What the app does by itself comes last: a person may be faster or slower.
struct PageTraffic {
    /// In milliseconds: an app shows what it was asked for within this time.
    private static let longestReaction = 500.0
    /// Of an act, so many screens right before and after it are looked at.
    private static let mostScreens = 50
    /// Notices about how busy the machine was.
    private static let timely: Set<String> = ["app-not-answering", "app-answering"]

    private struct Step {
        var entry: TrafficEntry
        /// The component of a message that no person has caused.
        var automatic: String?
        var replies: [TrafficEntry] = []
    }

    private var steps: [Step] = []
    private var nativeSteps: [TrafficEntry] = []
    /// The places in `steps` of the messages, by their ids.
    private var messages: [String: Int] = [:]
    private var url = ""
    private var form: ShownScreen.Form
    private var controls = ControlTitles()
    /// The newest screen; JSON text.
    private var screen: String?
    /// The screens since the last act, with the one that was there.
    private var around: [String] = []
    /// The place in `steps` of the last act.
    private var act: Int?
    /// The place in `steps` of a text that a person may still be typing, and its control.
    private var typing: (step: Int, control: String)?
    /// When the newest frame came that may change the screen; `nil` when a screen came since.
    private var cause: Double?
    /// When the page was left.
    private var end: Double?

    init(isOutline: Bool) { form = ShownScreen.Form(origin: "", isOutline: isOutline) }

    mutating func take(_ event: RecordedEvent) {
        if ["left", "lost", "gone"].contains(event.kind) { end = event.time }
        guard let frame = event.frame else { return }
        if event.kind == "screen", event.origin == "native" { return take(screen: frame) }
        switch event.origin {
        case "page": takePage(event, frame)
        case "native": takeNative(event, frame)
        default: return
        }
        if !["fate", "event", "input", "notice", "visibility", "watch", "rules", "haptic"].contains(event.kind) { (cause, end) = (event.time, nil) }
    }

    mutating func finish() -> [TrafficEntry] {
        let screens = self.around
        if let act { steps[act].entry.screen = steps[act].entry.screen?.followed(by: screens) }
        let last = screen.map { screen in
            ShownScreen(screen, around: [], isUnderWay: end.map { isUnderWay(at: $0) } ?? false, form: form)
        }
        return Self.sorted(steps).flatMap { [$0.entry] + $0.replies } + nativeSteps
            + (last.map { [TrafficEntry(subject: TrafficEntry.lastScreen, screen: $0)] } ?? [])
    }

    // MARK: Frames

    private mutating func takePage(_ event: RecordedEvent, _ frame: JSONObject) {
        switch event.kind {
        case "open":
            (url, form.origin) = (event.url, PlainJSON.origin(of: event.url))
            add("→ open \(path(event.url))\(form.isOutline ? "" : " (\(frame["platform"]?.string ?? "ios"))")", at: event)
        case "visit":
            // A page that has just opened reports its place once more.
            let isElsewhere = event.url != url
            url = event.url
            add("→ visit \(path(event.url)) (\(frame["action"]?.string ?? ""))", at: isElsewhere ? event : nil)
        case "message":
            let isAutomatic = ["connect", "disconnect"].contains(event.event)
            if let id = event.id { messages[id] = steps.count }
            add("→ \(event.subject)", PlainJSON.data(event.data?.json, origin: form.origin), at: isAutomatic ? nil : event)
            if isAutomatic { steps[steps.count - 1].automatic = event.component ?? "" }
        case "action": takeAction(frame, plain(frame["value"]), event)
        // Whether the page asked the app first depends on how soon it was connected. The visit counts.
        case "propose" where form.isOutline: add("→ propose \(path(event.url)) \(frame["action"]?.string ?? "")", at: event)
        case "failed": add("→ failed \(path(event.url)) \(frame["status"]?.json ?? "")")
        case "post": add("→ post \(frame["handler"]?.string ?? "")", plain(frame["body"]), at: event)
        default: break
        }
    }

    private mutating func takeAction(_ frame: JSONObject, _ value: Any?, _ event: RecordedEvent) {
        let control = frame["control"]?.string ?? ""
        let title = controls.title(of: control)
        let subject = "→ \(title)"
        // Each key reports the whole text. How much the page and the app do between two of them depends on the clock.
        if value is String, let typing, typing.control == control || steps[typing.step].entry.subject == subject {
            steps[typing.step].entry = TrafficEntry(subject: subject, detail: PlainJSON.text(value), screen: steps[typing.step].entry.screen)
            return
        }
        add(subject, value, at: event)
        if value is String { typing = (steps.count - 1, control) }
    }

    private mutating func takeNative(_ event: RecordedEvent, _ frame: JSONObject) {
        switch event.kind {
        case "reply":
            let data = PlainJSON.text(PlainJSON.data(event.data?.json, origin: form.origin))
            answer(TrafficEntry(subject: "← \(event.subject)", detail: data), to: event.id)
        case "notice":
            let (level, code) = (frame["level"]?.string ?? "notice", frame["code"]?.string ?? "")
            guard level != "info", !Self.timely.contains(code) else { return }
            answer(TrafficEntry(subject: "← \(level) \(frame["cause"]?.string ?? code) \(event.subject)".trimmed), to: event.id)
        case "move" where form.isOutline: addNative("← move \(path(event.url)) \(frame["action"]?.string ?? "")")
        case "haptic": addNative("← haptic \(frame["feedback"]?.string ?? "")")
        case "evaluate": addNative("← evaluate", frame["script"]?.string)
        default: break
        }
    }

    private mutating func take(screen frame: JSONObject) {
        guard let json = frame["screen"]?.json else { return }
        screen = json
        cause = nil
        controls.use(json)
        guard around.last != json else { return }
        // The first ones belong to the act before, the last ones to the act after.
        if around.count == 2 * Self.mostScreens { around.remove(at: Self.mostScreens) }
        around.append(json)
    }

    // MARK: Steps

    /// - Parameter event: an act, of a person or of the page in place of one; `nil` for any other step.
    private mutating func add(_ subject: String, _ value: Any? = nil, at event: RecordedEvent? = nil) {
        var shown: ShownScreen?
        if let event {
            if let act { steps[act].entry.screen = steps[act].entry.screen?.followed(by: around) }
            shown = screen.map { ShownScreen($0, around: around, isUnderWay: isUnderWay(at: event.time), form: form) }
            around = screen.map { [$0] } ?? []
            act = steps.count
            if event.kind != "message" { typing = nil }
        }
        steps.append(Step(entry: TrafficEntry(subject: subject.trimmed, detail: value == nil ? "" : PlainJSON.text(value), screen: shown)))
    }

    /// An app whose page waits until all is at rest does the same in the same order.
    private mutating func addNative(_ subject: String, _ value: Any? = nil) {
        if form.isOutline { return add(subject, value) }
        nativeSteps.append(TrafficEntry(subject: subject.trimmed, detail: value == nil ? "" : PlainJSON.text(value)))
    }

    private mutating func answer(_ entry: TrafficEntry, to message: String?) {
        if let step = message.flatMap({ messages[$0] }) { steps[step].replies.append(entry) } else { nativeSteps.append(entry) }
    }

    private func isUnderWay(at time: Double) -> Bool {
        guard !form.isOutline, let cause else { return false }
        return time - cause < Self.longestReaction
    }

    /// Sorts messages that components have sent by themselves, one after the other, by component.
    private static func sorted(_ steps: [Step]) -> [Step] {
        var sorted: [Step] = []
        for stretch in steps.split(by: { $0.automatic != nil && $1.automatic != nil }) {
            let order = stretch.enumerated().sorted { ($0.element.automatic ?? "", $0.offset) < ($1.element.automatic ?? "", $1.offset) }
            sorted += order.map(\.element)
        }
        return sorted
    }

    private func plain(_ value: JSONValue?) -> Any? { value.flatMap { PlainJSON.value($0.json, origin: form.origin) } }

    private func path(_ url: String) -> String {
        let origin = form.origin
        return OwnParameters.removed(from: !origin.isEmpty && url.hasPrefix(origin) ? String(url.dropFirst(origin.count)) : url)
    }
}

extension RecordedEvent {
    fileprivate var subject: String { "\(component ?? "") \(event ?? "")" }
}

extension String {
    fileprivate var trimmed: String { String(drop(while: \.isWhitespace).reversed().drop(while: \.isWhitespace).reversed()) }
}

extension Array {
    /// The stretches of neighbours that belong together.
    fileprivate func split(by belong: (Element, Element) -> Bool) -> [ArraySlice<Element>] {
        var stretches: [ArraySlice<Element>] = []
        var start = startIndex
        for index in indices.dropFirst() where !belong(self[index - 1], self[index]) {
            stretches.append(self[start..<index])
            start = index
        }
        return isEmpty ? [] : stretches + [self[start...]]
    }
}
