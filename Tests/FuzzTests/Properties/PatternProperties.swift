import Foundation

@testable import HotwireNative
@testable import ViaductProtocol
@testable import ViaductStubs

/// Regular expressions from files and pages.
enum PatternProperties {
    static let targets = [
        FuzzTarget("pattern", reads: ["LinearPattern", "LinearPatternParser", "PatternRun"], stubPattern),
        FuzzTarget("path-pattern", reads: ["PathPattern"], pathPattern),
        FuzzTarget(
            "path-configuration", reads: ["PathConfiguration+Check", "PathProperties+JSON"], pathConfiguration),
    ]

    /// The first line is the pattern, and the rest the text.
    @MainActor private static func stubPattern(_ bytes: [UInt8]) throws {
        let (line, rest) = firstLine(of: bytes)
        guard let pattern = try? LinearPattern(literal: line) else { return }
        // ICU reads the same pattern, for the stub's Swift.
        try compare(pattern, line.hasSuffix("i") ? nil : pattern.part.icu, line, rest)
    }

    /// The first line is the pattern, and the rest the text.
    @MainActor private static func pathPattern(_ bytes: [UInt8]) throws {
        let (line, rest) = firstLine(of: bytes)
        guard let pattern = try? LinearPattern(icu: line) else { return }
        try compare(pattern, line, line, rest)
    }

    /// - Parameter icu: the same pattern for Foundation's engine; `nil` for none.
    @MainActor private static func compare(_ pattern: LinearPattern, _ icu: String?, _ line: String, _ rest: [UInt8]) throws {
        // In a stub it is part of a file, whose patterns have a limit together.
        guard pattern.cost <= StubLimits.patternStates else { return }
        let text = text(Array(rest.prefix(256)))
        var budget = StepBudget(StubLimits.steps)
        let matches = pattern.matches(PatternText(text), spending: &budget)
        guard !budget.isOver, text.unicodeScalars.allSatisfy(\.isASCII), line.unicodeScalars.allSatisfy(\.isASCII), let icu,
            let expression = try? NSRegularExpression(pattern: icu), let other = quickly(expression, text)
        else { return }
        try expect(matches == other, "\(line) matches \(text.debugDescription): \(matches), and ICU says \(other)")
    }

    /// - Returns: `nil` when the search takes too long.
    private static func quickly(_ expression: NSRegularExpression, _ text: String) -> Bool? {
        let end = ContinuousClock.now + .milliseconds(20)
        var (matches, isOver) = (false, false)
        expression.enumerateMatches(in: text, options: .reportProgress, range: NSRange(text.startIndex..., in: text)) { match, _, stop in
            matches = match != nil
            isOver = !matches && .now > end
            if matches || isOver { stop.pointee = true }
        }
        return isOver ? nil : matches
    }

    /// The first line is a path, and the rest the configuration.
    @MainActor private static func pathConfiguration(_ bytes: [UInt8]) throws {
        let (path, rest) = firstLine(of: bytes)
        let isRight = (try? PathConfiguration.check(Data(rest))) != nil
        let configuration = PathConfiguration(sources: [.data(Data(rest))])
        let properties = configuration.properties(for: path)
        try expect(!isRight || configuration.json == Data(rest), "a right configuration is not used")
        _ = PathProperties(json: text(rest))
        _ = properties.count
    }
}
