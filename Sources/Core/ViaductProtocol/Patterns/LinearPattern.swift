/// A regular expression that takes time in proportion to its own length and the text's, whatever they are.
///
/// Foundation's and Swift's expressions backtrack, so a page could keep the server busy as long as it likes. This one reads the text once
/// and tracks all possible states (Thompson's construction). It has no capture groups and no look-around.
package struct LinearPattern: Equatable, Sendable {
    package let part: PatternPart
    let program: PatternProgram
    /// The states of the pattern, and the ranges of its sets.
    package let cost: Int

    /// - Parameter text: `/…/`, or `/…/i` to ignore case, with JavaScript's meaning.
    /// - Returns: `nil` for a text that is written in another way.
    package init?(literal text: String) throws(LinearPatternParser.Failure) {
        guard let body = Self.body(of: text) else { return nil }
        try self.init(body, .javaScript(ignoresCase: text.hasSuffix("i")))
    }

    /// - Parameters:
    ///   - text: has ICU's meaning, as `NSRegularExpression` reads it.
    ///   - ignoresCase: as the option `caseInsensitive` does.
    /// - Throws: also for what only ICU knows.
    package init(icu text: String, ignoresCase: Bool = false) throws(LinearPatternParser.Failure) {
        try self.init(text, .icu(ignoresCase: ignoresCase))
    }

    private init(_ text: String, _ dialect: LinearPatternParser.Dialect) throws(LinearPatternParser.Failure) {
        var parser = LinearPatternParser(text, dialect)
        part = try parser.pattern()
        let steps = try part.steps() + [.match]
        program = PatternProgram(steps)
        cost = steps.reduce(0) { cost, step in
            guard case .scalar(let scalars) = step else { return cost + 1 }
            return cost + max(1, scalars.ranges.count)
        }
    }

    /// The expression between the slashes.
    private static func body(of text: String) -> String? {
        let content = text.hasSuffix("i") ? text.dropLast() : text[...]
        guard content.count > 2, content.hasPrefix("/"), content.hasSuffix("/") else { return nil }
        return String(content.dropFirst().dropLast())
    }

    /// Whether the pattern occurs in the text; `false` as well once the budget is over.
    package func matches(_ text: PatternText, spending budget: inout StepBudget) -> Bool {
        var run = PatternRun(program, text)
        return run.finds(spending: &budget)
    }
}
