/// A regular expression as it was read.
package indirect enum PatternPart: Equatable, Sendable {
    case scalar(ScalarSet)
    /// The text's beginning.
    case start
    /// The text's end.
    case end
    /// The text's end, or the place before the line's end that ends it.
    case lineEnd
    case sequence([PatternPart])
    case choice([PatternPart])
    /// - Parameter most: `nil` for any number.
    case repeated(PatternPart, least: Int, most: Int?)

    /// Whether it matches a text without a character.
    var canBeEmpty: Bool {
        switch self {
        case .scalar: false
        case .start, .end, .lineEnd: true
        case .sequence(let parts): parts.allSatisfy(\.canBeEmpty)
        case .choice(let parts): parts.contains(where: \.canBeEmpty)
        case .repeated(let part, let least, _): least == 0 || part.canBeEmpty
        }
    }

    typealias Step = PatternStep<ScalarSet>

    private static let maximumSteps = 512

    /// The steps of the automaton, each counted from the part's own beginning: `moved(by:)` puts them into a larger one.
    ///
    /// - Throws: for a part with too many.
    func steps() throws(LinearPatternParser.Failure) -> [Step] {
        switch self {
        case .scalar(let scalars): [.scalar(scalars)]
        case .start: [.start]
        case .end: [.end]
        case .lineEnd: [.lineEnd]
        case .sequence(let parts): try Self.sequence(parts)
        case .choice(let parts): try Self.choice(parts)
        case .repeated(let part, let least, let most): try Self.repeated(part.steps(), least, most)
        }
    }

    private static func sequence(_ parts: [PatternPart]) throws(LinearPatternParser.Failure) -> [Step] {
        var steps: [Step] = []
        for part in parts {
            steps += moved(try part.steps(), by: steps.count)
            try check(steps)
        }
        return steps
    }

    private static func choice(_ parts: [PatternPart]) throws(LinearPatternParser.Failure) -> [Step] {
        guard let first = parts.first else { return [] }
        var steps = try first.steps()
        for part in parts.dropFirst() {
            let other = try part.steps()
            let split: [Step] = [.split(1, steps.count + 2)]
            steps = split + moved(steps, by: 1) + [.jump(steps.count + 2 + other.count)] + moved(other, by: steps.count + 2)
            try check(steps)
        }
        return steps
    }

    private static func repeated(_ part: [Step], _ least: Int, _ most: Int?) throws(LinearPatternParser.Failure) -> [Step] {
        var steps: [Step] = []
        for _ in 0..<least {
            steps += moved(part, by: steps.count)
            try check(steps)
        }
        guard let most else {
            let start = steps.count
            steps += [.split(start + 1, start + part.count + 2)] + moved(part, by: start + 1) + [.jump(start)]
            return steps
        }
        for _ in least..<most {
            let start = steps.count
            steps += [.split(start + 1, start + part.count + 1)] + moved(part, by: start + 1)
            try check(steps)
        }
        return steps
    }

    private static func moved(_ steps: [Step], by distance: Int) -> [Step] {
        steps.map { step in
            switch step {
            case .split(let one, let other): .split(one + distance, other + distance)
            case .jump(let next): .jump(next + distance)
            default: step
            }
        }
    }

    private static func check(_ steps: [Step]) throws(LinearPatternParser.Failure) {
        guard steps.count <= maximumSteps else {
            throw LinearPatternParser.Failure(text: "it is too long: a repetition counts as often as it repeats")
        }
    }
}
