/// A counted frame to a page.
public enum ServerFrame: Equatable, Sendable {
    case app(AppDescription)
    case reply(BridgeMessage)
    /// The screen's JSON text.
    case screen(String)
    case settled(id: String)
    case evaluate(call: String, script: String)
    case move(PageMove)
    case notice(Notice)
    /// What a hand would feel: `success`, `warning`, `error`, `light`, `medium`, `heavy`, `soft`, `rigid`, `selection`.
    case haptic(String)

    /// The frame as JSON text in UTF-8.
    public var bytes: [UInt8] {
        var writer: JSONObjectWriter
        switch self {
        case .reply(let message):
            var bytes: [UInt8] = []
            message.appendReply(to: &bytes)
            return bytes
        case .screen(let screen):
            writer = JSONObjectWriter(capacity: screen.utf8.count + 32)
            writer.string("type", "screen")
            writer.json("screen", screen)
        case .settled(let id):
            writer = JSONObjectWriter()
            writer.string("type", "settled")
            writer.string("id", id)
        case .app(let app):
            writer = JSONObjectWriter()
            writer.string("type", "app")
            app.write(to: &writer)
        case .evaluate(let call, let script):
            writer = JSONObjectWriter(capacity: script.utf8.count + 64)
            writer.string("type", "evaluate")
            writer.string("call", call)
            writer.string("script", script)
        case .move(let move):
            writer = JSONObjectWriter()
            writer.string("type", "move")
            move.write(to: &writer)
        case .haptic(let feedback):
            writer = JSONObjectWriter()
            writer.string("type", "haptic")
            writer.string("feedback", feedback)
        case .notice(let notice):
            writer = JSONObjectWriter(capacity: notice.text.utf8.count + 80)
            writer.string("type", "notice")
            notice.write(to: &writer)
        }
        writer.end()
        return writer.bytes
    }
}
