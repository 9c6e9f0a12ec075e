/// The way in which an app's decoder or encoder of bridge messages changes the keys of JSON.
enum KeyStrategy: Equatable, Sendable {
    case plain
    /// `.convertFromSnakeCase` or `.convertToSnakeCase`.
    case snakeCase
    /// `.custom`, or one that the source does not show.
    case unknown

    /// Finds the strategy that an app gives to the decoder or encoder in `Hotwire.config`.
    ///
    /// - Parameters:
    ///   - coder: `jsonDecoder` or `jsonEncoder`.
    ///   - property: `keyDecodingStrategy` or `keyEncodingStrategy`.
    init(of coder: String, _ property: String, in sources: [SwiftText]) {
        self = .plain
        let texts = sources.map { String(decoding: $0.bytes, as: UTF8.self) }.filter { $0.contains(property) || $0.contains(coder) }
        let setting = coder + #"\s*(?:\.\s*"# + property + #")?\s*=[^=]"#
        // Otherwise "a.b" would be one word.
        guard let configured = try? Regex(#"\b(?:Hotwire|Strada)\.config\."# + setting).wordBoundaryKind(.simple),
            let perhaps = try? Regex(#"\b"# + setting).wordBoundaryKind(.simple),
            let assigned = try? Regex(#"\b"# + property + #"\s*=\s*\.?([\w.]+)"#, as: (Substring, Substring).self).wordBoundaryKind(.simple)
        else { return }
        func names(in texts: [String]) -> Set<String> {
            let values = texts.flatMap { $0.matches(of: assigned).map { $0.output.1 } }
            return Set(values.map { $0.split(separator: ".").last.map(String.init) ?? "" }).subtracting(["useDefaultKeys"])
        }
        let configuring = texts.filter { $0.contains(configured) }
        let own = names(in: configuring.isEmpty ? texts.filter { $0.contains(perhaps) } : configuring)
        if configuring.isEmpty {
            // It may be that of the configuration under another name, or another one.
            if !own.isEmpty { self = .unknown }
        } else if own.isEmpty {
            // The decoder may be made in another file.
            if !names(in: texts).isEmpty { self = .unknown }
        } else {
            self = own == ["convertFromSnakeCase"] || own == ["convertToSnakeCase"] ? .snakeCase : .unknown
        }
    }

    /// The key of JSON that an encoder writes for that of a type.
    func encoded(_ key: String) -> String { self == .snakeCase ? Self.snakeCase(of: key) : key }

    /// The keys of JSON that a decoder takes for that of a type, the usual one first; none where it makes that key of no other.
    func decodable(_ key: String) -> [String] {
        guard self == .snakeCase else { return [key] }
        return Set([Self.snakeCase(of: key), key]).filter { Self.camelCase(of: $0) == key }.sorted { $0 != key && $1 == key }
    }

    /// The key that a decoder makes of one of JSON.
    func decoded(_ key: String) -> String { self == .snakeCase ? Self.camelCase(of: key) : key }

    /// As `JSONDecoder` does: `image_url` is `imageUrl`.
    private static func camelCase(of key: String) -> String {
        let start = key.prefix { $0 == "_" }
        guard start.count < key.count else { return key }
        let end = key.reversed().prefix { $0 == "_" }
        let words = key.dropFirst(start.count).dropLast(end.count).split(separator: "_")
        guard words.count > 1 else { return key }
        let rest = words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst().lowercased() }
        return start + ([words[0].lowercased()] + rest).joined() + String(end)
    }

    /// As `JSONEncoder` does: `imageURLFile` is `image_url_file`.
    private static func snakeCase(of key: String) -> String {
        let letters = Array(key)
        var words: [ArraySlice<Character>] = []
        var (start, next) = (0, 1)
        while next < letters.count, let capital = letters[next...].firstIndex(where: \.isUppercase) {
            words.append(letters[start..<capital])
            start = capital
            guard let small = letters[capital...].firstIndex(where: \.isLowercase) else { break }
            if small > capital + 1 {
                // Several capitals are a word, but for the last one, which begins the next.
                words.append(letters[capital..<small - 1])
                start = small - 1
            }
            next = small + 1
        }
        return (words + [letters[start...]]).map { String($0).lowercased() }.joined(separator: "_")
    }
}
