import ViaductProtocol

/// The data that a message needs to match: partial JSON, in which a string between slashes is a regular expression.
struct StubPattern: Equatable, Sendable {
    let json: String
    private let pattern: JSONPattern
    private let patterns: [String: LinearPattern]

    init(_ value: JSONValue, _ reading: StubReading) {
        json = value.json
        pattern = JSONPattern(value)
        var patterns: [String: LinearPattern] = [:]
        Self.read(value, into: &patterns, reading)
        self.patterns = patterns
    }

    private static func read(_ value: JSONValue, into patterns: inout [String: LinearPattern], _ reading: StubReading) {
        if let object = value.object {
            for member in object.all { read(member.value, into: &patterns, reading) }
        } else if let elements = value.elements() {
            for element in elements { read(element, into: &patterns, reading) }
        } else if let text = value.string {
            do throws(LinearPatternParser.Failure) {
                guard let pattern = try LinearPattern(literal: text) else { return }
                reading.count(patternStates: pattern.cost, in: value)
                patterns[text] = pattern
            } catch {
                reading.fail(value, "The regular expression \(text.start()) cannot be read: \(error.text).")
            }
        }
    }

    /// - Parameter text: a string of the pattern.
    /// - Returns: `nil` for one that is no regular expression.
    func expression(_ text: String) -> PatternPart? { patterns[text]?.part }

    func matches(_ data: JSONValue) -> Bool {
        data.matches(pattern) { text, wanted in patterns[wanted]?.matches(text) ?? (text == wanted) }
    }
}
