import Foundation
import ViaductProtocol

/// One thing that was looked at, and how it is.
struct Finding: Equatable {
    enum Level: String {
        case fine
        /// A problem that may matter to someone else.
        case hint
        case problem
    }

    let level: Level
    /// The thing: one or two words.
    let subject: String
    /// Sentences, or the line of a page's console.
    let text: String
    /// The cure: sentences, the last of which may end with a command or an address. `nil` where there is nothing to do.
    let cure: String?
    /// The code that `viaduct explain` knows.
    let code: String?

    /// A foreign error's text, with a full stop.
    static func sentence(_ text: String) -> String {
        let text = text.trimmingCharacters(in: .whitespacesAndNewlines)
        return [".", "!", "?"].contains(where: text.hasSuffix) ? text : text + "."
    }

    static func fine(_ subject: String, _ text: String) -> Finding {
        Finding(level: .fine, subject: subject, text: text, cure: nil, code: nil)
    }

    static func hint(_ subject: String, _ text: String, cure: String? = nil, code: String? = nil) -> Finding {
        Finding(level: .hint, subject: subject, text: text, cure: cure, code: code)
    }

    static func problem(_ subject: String, _ text: String, cure: String, code: String) -> Finding {
        Finding(level: .problem, subject: subject, text: text, cure: cure, code: code)
    }

    /// One line for a person.
    func line(style: (String, Terminal.Style) -> String) -> String {
        let (mark, look): (String, Terminal.Style) =
            switch level {
            case .fine: ("✓", .dim)
            case .hint: ("·", .dim)
            case .problem: ("✗", .warning)
            }
        let parts = [text, cure].compactMap(\.self).joined(separator: " ") + (code.map { " (\($0))" } ?? "")
        return "\(style(mark, look)) \(style(subject, .bold)): \(Terminal.plain(parts))"
    }

    /// One line for a program: `{"level","subject","text","cure"?,"code"?}`.
    var json: String {
        let members = [("level", level.rawValue), ("subject", subject), ("text", text), ("cure", cure), ("code", code)]
        let texts = members.compactMap { name, value in value.map { "\"\(name)\":\(JSONText.quoted($0))" } }
        return "{\(texts.joined(separator: ","))}"
    }
}
