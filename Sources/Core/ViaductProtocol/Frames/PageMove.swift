/// A move that the app asks of a page.
public enum PageMove: Equatable, Sendable {
    /// Through Turbo where the page has it. `again`: the page keeps a place of its own for it, although the URL is its own already.
    case visit(String, replaces: Bool, again: Bool = false)
    /// A new document, even where the page has Turbo.
    case load(String)
    case back(steps: Int)
    case forward
    case reload
    /// The page stays, and is in front again: what covered it has gone.
    case restored
    /// The page stays, and shows what it holds back: what came of its failed visit.
    case response

    func write(to writer: inout JSONWriter) {
        switch self {
        case .visit(let url, let replaces, let again):
            writer.string("action", replaces ? "replace" : "advance")
            writer.string("url", url)
            if again { writer.json("again", "true") }
        case .load(let url):
            writer.string("action", "load")
            writer.string("url", url)
        case .back(let steps):
            writer.string("action", "back")
            writer.json("steps", String(steps))
        case .forward: writer.string("action", "forward")
        case .reload: writer.string("action", "reload")
        case .restored: writer.string("action", "restored")
        case .response: writer.string("action", "response")
        }
    }
}
