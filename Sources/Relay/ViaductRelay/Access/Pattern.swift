/// A text in which `*` matches any characters.
struct Pattern: Sendable {
    private let parts: [Substring]

    init(_ text: String) {
        parts = text.lowercased().split(separator: "*", omittingEmptySubsequences: false)
    }

    func matches(_ text: String) -> Bool {
        var rest = text.lowercased()[...]
        guard let first = parts.first, rest.hasPrefix(first) else { return false }
        guard parts.count > 1, let last = parts.last else { return rest == first }
        rest = rest.dropFirst(first.count)
        for part in parts.dropFirst().dropLast() where !part.isEmpty {
            guard let range = rest.firstRange(of: part) else { return false }
            rest = rest[range.upperBound...]
        }
        return rest.hasSuffix(last)
    }
}
