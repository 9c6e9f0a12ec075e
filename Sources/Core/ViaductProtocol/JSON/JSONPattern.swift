/// A pattern of a JSON value, read once and compared with many values.
///
/// Each member of an object in the pattern has to exist; further ones are ignored. An array has to be as long as the pattern,
/// with elements that match. Numbers are compared by their value, and everything else has to be equal.
public struct JSONPattern: Equatable, Sendable {
    /// The part of a string that a regular expression reads, in characters.
    package static let readCharacters = 4096

    indirect enum Part: Equatable, Sendable {
        case members([String: Part])
        case elements([Part])
        case text(String)
        case expression(LinearPattern)
        case number(Double)
        /// `true`, `false` or `null`.
        case word(String)

        init(_ value: JSONValue, _ expression: (JSONValue) -> LinearPattern?) {
            if let object = value.object {
                self = .members(Dictionary(object.all.map { ($0.key, Part($0.value, expression)) }) { $1 })
            } else if let elements = value.elements() {
                self = .elements(elements.map { Part($0, expression) })
            } else if let text = value.string {
                self = expression(value).map(Part.expression) ?? .text(text)
            } else {
                self = Double(value.json).map(Part.number) ?? .word(value.json)
            }
        }
    }

    let root: Part
    let paths: JSONPaths

    public init(_ value: JSONValue) { self.init(value) { _ in nil } }

    /// - Parameter expression: returns the regular expression that a string of the pattern is; `nil` for one that values have to equal.
    package init(_ value: JSONValue, expression: (JSONValue) -> LinearPattern?) {
        root = Part(value, expression)
        paths = JSONPaths(root)
    }
}

extension JSONValue {
    /// Whether the value matches the pattern. Each of its bytes is read once, however deep the pattern is.
    public func matches(_ pattern: JSONPattern) -> Bool {
        var places = JSONPlaces(self, pattern.paths)
        var budget = StepBudget(.max)
        return places.matches(pattern, spending: &budget)
    }

    /// - Parameter path: member names and element indices.
    /// - Returns: `nil` when there is no such value. Each byte is read once, however long the path is.
    public func value(at path: [String]) -> JSONValue? {
        JSONPlaces(self, JSONPaths(path)).value(at: path)
    }

    /// - Parameter key: the range between its quotes.
    func name(_ key: Range<Int>) -> String {
        JSONValue(text: text, range: (key.lowerBound - 1)..<(key.upperBound + 1)).string ?? ""
    }
}
