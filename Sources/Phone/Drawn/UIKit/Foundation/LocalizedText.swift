/// A key of a strings file, with the values to insert.
struct LocalizedText: Hashable, Sendable {
    private(set) var key = ""
    private var values: [String] = []

    init(_ key: String = "") {
        self.key = key
    }

    mutating func add(_ literal: String) {
        // Escaped, because the key is also a format.
        key += literal.replacingOccurrences(of: "%", with: "%%")
    }

    mutating func add(_ value: String, specifier: String) {
        key += specifier
        values.append(value)
    }

    /// - Parameter fallback: the text to use when the app has no such string.
    func string(table: String?, bundle: Bundle?, fallback: LocalizedText? = nil) -> String {
        let bundle = bundle ?? .main
        let unknown = "\u{0}"
        let found = bundle.localizedString(forKey: key, value: unknown, table: table)
        guard found != unknown else { return (fallback ?? self).fill((fallback ?? self).key) }
        return fill(found)
    }

    /// Inserts the values at the format's placeholders: `%@`, `%lld`, `%2$@`.
    private func fill(_ format: String) -> String {
        var next = 0
        return format.replacing(#/%(?:(?<percent>%)|(?:(?<place>\d+)\$)?(?:@|ll[du]|l?f|d|u))/#) { match in
            if match.percent != nil { return "%" }
            let index = match.place.flatMap { Int($0) }.map { $0 - 1 } ?? next
            next += 1
            return values.indices.contains(index) ? values[index] : String(match.0)
        }
    }
}
