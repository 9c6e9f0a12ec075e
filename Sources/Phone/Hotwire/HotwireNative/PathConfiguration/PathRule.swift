import Foundation

/// Properties for the paths that match one of several patterns (upstream's type of this name).
public struct PathRule: Equatable {
    /// Regular expressions.
    public var patterns: [String] { compiled.map(\.text) }
    public let properties: PathProperties
    let compiled: [PathPattern]

    public init(patterns: [String], properties: PathProperties) {
        self.init(patterns: patterns, properties: properties, ignoresCase: false)
    }

    private init(patterns: [String], properties: PathProperties, ignoresCase: Bool) {
        self.properties = properties
        compiled = patterns.map { PathPattern($0, ignoresCase: ignoresCase) }
    }

    /// The same rule for Android, which ignores the case of a path.
    var ignoringCase: PathRule { PathRule(patterns: patterns, properties: properties, ignoresCase: true) }

    /// The property, `nil` when it is not text.
    public subscript(key: String) -> String? {
        properties[key] as? String
    }

    /// - Parameter path: with the query string, when that counts. A path of more than 2048 bytes never matches.
    public func match(path: String) -> Bool {
        var matching = PathMatching(path)
        return matchingPattern(&matching) != nil
    }

    /// The first pattern that matches the path.
    func matchingPattern(_ matching: inout PathMatching) -> String? {
        compiled.first { $0.matches(&matching) }?.text
    }
}
