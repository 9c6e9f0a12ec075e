/// A counted frame to a page.
public enum ServerFrame: Equatable, Sendable {
    case app(AppDescription)
    case reply(BridgeMessage)
    /// The screen's JSON text.
    case screen(String)
    case settled(id: String)
    case evaluate(call: String, script: String)
    case move(PageMove)
    /// The native screens on top of the page's place, for the page to keep.
    case stacked([StackedScreen])
    /// The names of the script message handlers that the page can post to now.
    case handlers([String])
    /// The outcome of a `post`. `value` is JSON text; it and `error` are `nil` when the handler answers nothing.
    case posted(call: String, value: String?, error: String?)
    case notice(Notice)
    /// Whether somebody reads the trace of the page's room. The page reports the fates of replies meanwhile.
    case watch(Bool)
    case highlight(Highlight)
    /// Somebody has acted in place of the page or of its app: replies that follow are new, even to a message that was sent again.
    case acted
    /// Asks the page for a `probed` once its queue is empty.
    case probe(Int)
    /// The outcome of a page's `test`. `body` is JSON text, `error` a sentence; exactly one is set.
    case tested(call: Int, body: String?, error: String?)
    /// A haptic: `success`, `warning`, `error`, `light`, `medium`, `heavy`, `soft`, `rigid`, `selection`.
    case haptic(String)

    /// The frame as JSON text in UTF-8.
    public var bytes: [UInt8] {
        var writer: JSONWriter
        switch self {
        case .reply(let message):
            var bytes: [UInt8] = []
            message.appendReply(to: &bytes)
            return bytes
        case .screen(let screen):
            writer = JSONWriter(capacity: screen.utf8.count + 32)
            writer.string("type", "screen")
            writer.json("screen", screen)
        case .settled(let id):
            writer = JSONWriter()
            writer.string("type", "settled")
            writer.string("id", id)
        case .app(let app):
            writer = JSONWriter()
            writer.string("type", "app")
            app.write(to: &writer)
        case .evaluate(let call, let script):
            writer = JSONWriter(capacity: script.utf8.count + 64)
            writer.string("type", "evaluate")
            writer.string("call", call)
            writer.string("script", script)
        case .move(let move):
            writer = JSONWriter()
            writer.string("type", "move")
            move.write(to: &writer)
        case .stacked(let screens):
            writer = JSONWriter()
            writer.string("type", "stacked")
            StackedScreen.write(screens, to: &writer)
        case .handlers(let names):
            writer = JSONWriter()
            writer.string("type", "handlers")
            writer.strings("names", names)
        case .posted(let call, let value, let error):
            writer = JSONWriter(capacity: (value?.utf8.count ?? 0) + 64)
            writer.string("type", "posted")
            writer.string("call", call)
            if let value { writer.json("value", value) }
            if let error { writer.string("error", error) }
        case .watch(let isOn):
            writer = JSONWriter()
            writer.string("type", "watch")
            writer.json("on", isOn ? "true" : "false")
        case .highlight(let highlight):
            writer = JSONWriter()
            writer.string("type", "highlight")
            if let component = highlight.component { writer.string("component", component) }
            if highlight.scrolls { writer.json("scroll", "true") }
        case .acted:
            writer = JSONWriter()
            writer.string("type", "acted")
        case .probe(let number):
            writer = JSONWriter()
            writer.string("type", "probe")
            writer.key("number")
            writer.number(number)
        case .tested(let call, let body, let error):
            writer = JSONWriter(capacity: (body?.utf8.count ?? 0) + 64)
            writer.string("type", "tested")
            writer.key("call")
            writer.number(call)
            if let body { writer.json("body", body) }
            if let error { writer.string("error", error) }
        case .haptic(let feedback):
            writer = JSONWriter()
            writer.string("type", "haptic")
            writer.string("feedback", feedback)
        case .notice(let notice):
            writer = JSONWriter(capacity: notice.text.utf8.count + 80)
            writer.string("type", "notice")
            notice.write(to: &writer)
        }
        writer.end()
        return writer.bytes
    }
}
