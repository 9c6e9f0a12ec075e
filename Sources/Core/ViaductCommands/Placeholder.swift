/// The name of a value in a usage line. It also decides how a shell completes the value.
///
/// Words in lower case are the only values (`ios|android`). `COMMAND`, `RECORDING` and words that end in `FILE` or `FOLDER` are
/// completed; other words in upper case stand for text (`URL`).
public struct Placeholder: Sendable, Equatable, ExpressibleByStringLiteral {
    enum Completion: Equatable {
        case none
        case words([String])
        case files
        case folders
        case commands
    }

    public let text: String

    public init(_ text: String) {
        self.text = text
    }

    public init(stringLiteral text: String) {
        self.init(text)
    }

    /// The only values; `nil` when others are possible.
    public var words: [String]? {
        let parts = text.split(separator: "|").map(String.init)
        return parts.allSatisfy { $0 == $0.lowercased() } ? parts : nil
    }

    var completion: Completion {
        if let words { return .words(words) }
        let names = text.split { $0 == "|" || $0 == " " }
        if names.contains(where: { $0.hasSuffix("FILE") || $0 == "RECORDING" }) { return .files }
        if names.contains(where: { $0.hasSuffix("FOLDER") }) { return .folders }
        return names.contains("COMMAND") ? .commands : .none
    }
}
