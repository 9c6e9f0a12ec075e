/// A token of JavaScript: anything except white space and comments.
struct JavaScriptToken: Equatable {
    enum Kind {
        /// An identifier, a keyword or a private name.
        case name
        case number
        case string
        case regularExpression
        /// A template from one end, or from one substitution, to the next.
        case template
        /// One character of punctuation.
        case punctuation
    }

    /// White space and comments before a token. A line's end may end a statement.
    enum Gap: Equatable {
        case none, space, line
    }

    let kind: Kind
    /// The text in the source.
    let text: String
    let gap: Gap
    /// Counted from 1.
    let line: Int
    /// How many brackets are open around it.
    let depth: Int

    /// The content of a string without escape sequences.
    var content: String { String(text.dropFirst().dropLast()) }

    func `is`(_ text: String) -> Bool {
        self.text == text && (kind == .name || kind == .punctuation)
    }
}
