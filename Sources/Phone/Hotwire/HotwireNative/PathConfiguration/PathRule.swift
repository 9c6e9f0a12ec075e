import Foundation

/// Properties for the paths that match one of some patterns (upstream's type of this name).
public struct PathRule: Equatable {
    /// Regular expressions.
    public let patterns: [String]
    public let properties: PathProperties

    public init(patterns: [String], properties: PathProperties) {
        self.patterns = patterns
        self.properties = properties
    }

    /// The property, `nil` when it is not text.
    public subscript(key: String) -> String? {
        properties[key] as? String
    }

    /// - Parameter path: with the query string, when that counts.
    public func match(path: String) -> Bool { matchingPattern(path: path) != nil }

    /// The first pattern that matches the path.
    func matchingPattern(path: String) -> String? {
        let whole = NSRange(path.startIndex..., in: path)
        return patterns.first { pattern in
            guard let expression = try? NSRegularExpression(pattern: pattern) else { return false }
            return expression.firstMatch(in: path, range: whole) != nil
        }
    }
}
