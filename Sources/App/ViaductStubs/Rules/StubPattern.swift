import ViaductProtocol

/// The data that a message needs to match: partial JSON, in which a string between slashes is a regular expression.
struct StubPattern: Equatable, Sendable {
    let json: String
    private let pattern: JSONPattern
    private let patterns: [String: LinearPattern]

    init(_ value: JSONValue, _ reading: StubReading) {
        json = value.json
        var patterns: [String: LinearPattern] = [:]
        pattern = JSONPattern(value) { value in
            let pattern = Self.read(value, reading)
            patterns[value.string ?? ""] = pattern
            return pattern
        }
        self.patterns = patterns
        reading.add(pattern)
    }

    private static func read(_ value: JSONValue, _ reading: StubReading) -> LinearPattern? {
        let text = value.string ?? ""
        do throws(LinearPatternParser.Failure) {
            guard let pattern = try LinearPattern(literal: text) else { return nil }
            reading.count(patternStates: pattern.cost, in: value)
            return pattern
        } catch {
            reading.fail(value, "The regular expression \(text.start()) cannot be read: \(error.text).")
            return nil
        }
    }

    /// - Parameter text: a string of the pattern.
    /// - Returns: `nil` for one that is no regular expression.
    func expression(_ text: String) -> PatternPart? { patterns[text]?.part }

    /// - Parameter data: the message's.
    func matches(_ data: inout JSONPlaces, spending budget: inout StepBudget) -> Bool { data.matches(pattern, spending: &budget) }
}
