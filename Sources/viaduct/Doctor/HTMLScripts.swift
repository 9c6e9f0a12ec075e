import Foundation

/// The script tags of a document that no browser has parsed, as far as its text shows them.
enum HTMLScripts {
    /// More of a document is not looked at, in bytes.
    private static let maximum = 1 << 20
    private static let mostScripts = 500
    /// More of a tag is not looked at, in bytes.
    private static let longestTag = 4096

    /// Costs the length of the document, however many of its comments and tags do not end.
    static func all(in html: String) -> [PageVisit.Script] {
        var rest = Array(html.utf8.prefix(maximum))[...]
        var scripts: [PageVisit.Script] = []
        while scripts.count < mostScripts, let start = rest.firstIndex(of: UInt8(ascii: "<")) {
            rest = rest[start...]
            if rest.starts(with: "<!--".utf8) {
                guard let end = rest.firstRange(of: Array("-->".utf8)) else { break }
                rest = rest[end.upperBound...]
            } else if isScript(rest) {
                guard let end = rest.firstIndex(of: UInt8(ascii: ">")) else { break }
                let attributes = rest[(start + 7)..<min(end, start + longestTag)]
                if let script = script(String(decoding: attributes, as: UTF8.self)) { scripts.append(script) }
                rest = rest[end...]
            } else {
                rest = rest.dropFirst()
            }
        }
        return scripts
    }

    private static func isScript(_ text: ArraySlice<UInt8>) -> Bool {
        guard text.count > 7, text.prefix(7).elementsEqual("<script".utf8, by: { $0 | 0x20 == $1 | 0x20 }) else { return false }
        return [" ", "\t", "\n", "\r", "\u{0C}", "/", ">"].contains(UnicodeScalar(text[text.startIndex + 7]))
    }

    /// - Returns: `nil` for one that is no JavaScript.
    private static func script(_ attributes: String) -> PageVisit.Script? {
        let type = value(of: "type", in: attributes)?.lowercased() ?? ""
        guard ["", "module", "text/javascript", "application/javascript"].contains(type) else { return nil }
        let source = value(of: "src", in: attributes) ?? ""
        let words = attributes.lowercased().split(whereSeparator: { $0.isWhitespace || $0 == "/" })
        let isLate = words.contains { $0 == "async" || $0 == "defer" || $0.hasPrefix("async=") || $0.hasPrefix("defer=") }
        return PageVisit.Script(source: source, isModule: type == "module", isLate: !source.isEmpty && isLate)
    }

    private static func value(of name: String, in attributes: String) -> String? {
        let pattern = try? Regex(
            "(?i)(?:^|\\s)\(name)\\s*=\\s*(?:\"([^\"]*)\"|'([^']*)'|([^\\s>]+))", as: (Substring, Substring?, Substring?, Substring?).self)
        guard let pattern, let match = attributes.firstMatch(of: pattern.matchingSemantics(.unicodeScalar)) else { return nil }
        return (match.output.1 ?? match.output.2 ?? match.output.3).map(String.init)
    }
}
