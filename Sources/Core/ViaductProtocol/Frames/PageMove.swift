/// A move that the app asks of a page.
public enum PageMove: Equatable, Sendable {
    /// Visits the URL, through Turbo where the page has it. `again`: the page adds a new place, although it is at that URL already.
    case visit(String, replaces: Bool, again: Bool = false)
    /// Loads a new document, even where the page has Turbo.
    case load(String)
    /// Opens a tab of the browser beside the page, or for another scheme than http the program that has it.
    case outside(String)
    /// `passing`: a visit follows, which begins at the place where the page arrives. The page shows nothing of that place.
    case back(steps: Int, passing: Bool = false)
    case forward
    case reload
    /// Turbo visits the page's own URL once more, as it restores a page. `isUncached`: without the copy that it
    /// made when a modal page covered this one.
    case refresh(isUncached: Bool)
    /// The page stays; the screen that covered it is gone.
    case restored
    /// The page stays, and shows the withheld response of its failed visit.
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
        case .outside(let url):
            writer.string("action", "outside")
            writer.string("url", url)
        case .back(let steps, let isPassing):
            writer.string("action", "back")
            writer.json("steps", String(steps))
            if isPassing { writer.json("passing", "true") }
        case .forward: writer.string("action", "forward")
        case .reload: writer.string("action", "reload")
        case .refresh(let isUncached):
            writer.string("action", "refresh")
            if isUncached { writer.json("uncached", "true") }
        case .restored: writer.string("action", "restored")
        case .response: writer.string("action", "response")
        }
    }
}
