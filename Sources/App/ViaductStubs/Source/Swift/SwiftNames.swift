/// Names in generated Swift, each once.
struct SwiftNames {
    private static let keywords: Set<String> = [
        "Any", "Protocol", "Self", "Type", "as", "associatedtype", "break", "case", "catch", "class",
        "continue", "default", "defer", "deinit", "do", "else", "enum", "extension", "fallthrough", "false", "fileprivate", "for",
        "func", "guard", "hashValue", "if", "import", "in", "init", "inout", "internal", "is", "let", "nil", "none", "operator",
        "precedencegroup", "private", "protocol", "public", "rawValue", "repeat", "rethrows", "return", "self", "static", "struct",
        "subscript", "super", "switch", "throw", "throws", "true", "try", "typealias", "var", "where", "while",
    ]

    private var taken: Set<String>
    private let keywords: Set<String>

    /// - Parameter isBare: whether the names stand alone, so that they may be no word of the language.
    init(taken: Set<String> = [], isBare: Bool = true) {
        self.taken = taken
        keywords = isBare ? Self.keywords : []
    }

    /// A property's or a case's name for a text: `submitTitle` for `submit-title`.
    mutating func property(for text: String) -> String {
        if text.wholeMatch(of: #/[A-Za-z_][A-Za-z0-9_]*/#) != nil, text != "_", !keywords.contains(text), taken.insert(text).inserted {
            return text
        }
        let type = Self.joined(text)
        let name = type.prefix(1).lowercased() + type.dropFirst()
        return unique(name.isEmpty ? "value" : keywords.contains(name) ? "\(name)Value" : name)
    }

    /// A type's name for a text, with an ending: `RatedReply` for `rated`.
    mutating func type(for text: String, _ ending: String = "") -> String {
        let name = "\(Self.joined(text))\(ending)"
        return unique(name.isEmpty ? "Value" : keywords.contains(name) ? "\(name)Value" : name)
    }

    private mutating func unique(_ name: String) -> String {
        let name = name.first?.isNumber == true ? "_\(name)" : name
        var (candidate, number) = (name, 1)
        while !taken.insert(candidate).inserted {
            number += 1
            candidate = "\(name)\(number)"
        }
        return candidate
    }

    /// The words of a text as one: `SubmitTitle` for `submit-title`.
    static func joined(_ text: String) -> String {
        text.split { !$0.isASCII || !$0.isLetter && !$0.isNumber }.map { String($0).capitalizedFirst }.joined()
    }
}
