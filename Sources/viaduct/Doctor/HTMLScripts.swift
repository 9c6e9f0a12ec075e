import Foundation

/// The script tags of a document that no browser has read: as far as a look at the text can tell.
enum HTMLScripts {
    /// More of a document is not looked at, in characters.
    private static let maximum = 1 << 20

    static func all(in html: String) -> [PageVisit.Script] {
        let text = html.prefix(maximum).replacing(#/<!--.*?-->/#.dotMatchesNewlines(), with: "")
        return text.matches(of: #/<script\b([^>]*)>/#.ignoresCase()).compactMap { match in
            let attributes = String(match.1)
            let type = value(of: "type", in: attributes)?.lowercased() ?? ""
            guard ["", "module", "text/javascript", "application/javascript"].contains(type) else { return nil }
            let source = value(of: "src", in: attributes) ?? ""
            let words = attributes.lowercased().split(whereSeparator: { $0 == " " || $0 == "\n" || $0 == "/" })
            let isLate = words.contains { $0 == "async" || $0 == "defer" || $0.hasPrefix("async=") || $0.hasPrefix("defer=") }
            return PageVisit.Script(source: source, isModule: type == "module", isLate: !source.isEmpty && isLate)
        }
    }

    private static func value(of name: String, in attributes: String) -> String? {
        let pattern = try? Regex("(?i)(?:^|\\s)\(name)\\s*=\\s*(?:\"([^\"]*)\"|'([^']*)'|([^\\s>]+))", as: (Substring, Substring?, Substring?, Substring?).self)
        guard let pattern, let match = attributes.firstMatch(of: pattern) else { return nil }
        return (match.output.1 ?? match.output.2 ?? match.output.3).map(String.init)
    }
}
