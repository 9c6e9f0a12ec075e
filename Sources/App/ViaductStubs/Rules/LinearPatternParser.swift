/// Reads a regular expression with JavaScript's meaning.
struct LinearPatternParser {
    struct Failure: Error {
        /// The mistake, without a full stop.
        let text: String
    }

    private static let (maximumDepth, maximumCount) = (32, 200)

    private let scalars: [Unicode.Scalar]
    private let ignoresCase: Bool
    private var index = 0
    private var depth = 0

    init(_ text: String, ignoresCase: Bool) {
        scalars = Array(text.unicodeScalars)
        self.ignoresCase = ignoresCase
    }

    mutating func pattern() throws(Failure) -> PatternPart {
        let part = try alternatives()
        guard index == scalars.count else { throw Failure(text: "a ) has no ( before it") }
        return part
    }

    private var next: Unicode.Scalar? { index < scalars.count ? scalars[index] : nil }

    private mutating func take(_ scalar: Unicode.Scalar) -> Bool {
        guard next == scalar else { return false }
        index += 1
        return true
    }

    private mutating func alternatives() throws(Failure) -> PatternPart {
        var parts = [try sequence()]
        while take("|") { parts.append(try sequence()) }
        return parts.count == 1 ? parts[0] : .choice(parts)
    }

    private mutating func sequence() throws(Failure) -> PatternPart {
        var parts: [PatternPart] = []
        while let scalar = next, scalar != "|", scalar != ")" { parts.append(try repeated()) }
        return parts.count == 1 ? parts[0] : .sequence(parts)
    }

    private mutating func repeated() throws(Failure) -> PatternPart {
        let part = try atom()
        guard let (least, most) = try counts() else { return part }
        if let scalar = next, "*+?{".unicodeScalars.contains(scalar) {
            throw Failure(text: "“\(scalar)” follows another sign of repetition; lazy and possessive ones are not known")
        }
        return .repeated(part, least: least, most: most)
    }

    /// - Returns: `nil` without a sign of repetition; no upper count for any number.
    private mutating func counts() throws(Failure) -> (least: Int, most: Int?)? {
        if take("*") { return (0, nil) }
        if take("+") { return (1, nil) }
        if take("?") { return (0, 1) }
        guard take("{") else { return nil }
        let least = number()
        let most = take(",") ? number() : least
        let hasComma = scalars[index - 1] == ","
        guard take("}"), let least, least <= Self.maximumCount, (most ?? least) <= Self.maximumCount, (most ?? least) >= least else {
            throw Failure(text: "a { begins no {2}, {2,} or {2,5} up to \(Self.maximumCount); write \\{ for the character")
        }
        return (least, hasComma ? nil : most)
    }

    private mutating func number() -> Int? {
        let start = index
        while let scalar = next, ("0"..."9").contains(scalar), index - start < 4 { index += 1 }
        var text = ""
        text.unicodeScalars.append(contentsOf: scalars[start..<index])
        return Int(text)
    }

    private mutating func atom() throws(Failure) -> PatternPart {
        guard let scalar = next else { return .sequence([]) }
        index += 1
        switch scalar {
        case "(": return try group()
        case "[": return .scalar(try set())
        case "^": return .start
        case "$": return .end
        case ".": return .scalar(.inLine)
        case "\\": return .scalar(cased(try escaped()))
        case "*", "+", "?", "{": throw Failure(text: "“\(scalar)” has nothing to repeat")
        default: return .scalar(cased(ScalarSet(scalar)))
        }
    }

    /// A class such as \w has both cases of its letters already.
    private func cased(_ set: ScalarSet) -> ScalarSet { ignoresCase && set.single != nil ? set.ignoringCase : set }

    private mutating func group() throws(Failure) -> PatternPart {
        depth += 1
        defer { depth -= 1 }
        guard depth <= Self.maximumDepth else { throw Failure(text: "its groups are nested too deep") }
        if take("?"), !take(":") { throw Failure(text: "of the groups that begin with (? only (?: is known") }
        let part = try alternatives()
        guard take(")") else { throw Failure(text: "a ( has no )") }
        return part
    }

    private mutating func set() throws(Failure) -> ScalarSet {
        let isNegated = take("^")
        var ranges: [ClosedRange<UInt32>] = []
        while let scalar = next, scalar != "]" {
            let part = try member()
            guard next == "-", index + 1 < scalars.count, scalars[index + 1] != "]" else {
                ranges += part.ranges
                continue
            }
            index += 1
            let last = try member()
            if let first = part.single, let end = last.single {
                guard first <= end else { throw Failure(text: "a range in [ ] ends before it begins") }
                ranges.append(first...end)
            } else {
                // No range begins or ends with a class: the - of [\w-.] is a character.
                ranges += part.ranges + ScalarSet("-").ranges + last.ranges
            }
        }
        guard take("]") else { throw Failure(text: "a [ has no ]") }
        let set = ScalarSet(ranges, isNegated: isNegated)
        return ignoresCase ? set.ignoringCase : set
    }

    /// Reads a character or a class in [ ].
    private mutating func member() throws(Failure) -> ScalarSet {
        let scalar = scalars[index]
        index += 1
        guard scalar == "\\" else { return ScalarSet(scalar) }
        let set = try escaped()
        guard !set.isNegated else { throw Failure(text: "\\D, \\W and \\S cannot be in [ ]") }
        return set
    }

    /// Reads the rest of an escape, after its backslash.
    private mutating func escaped() throws(Failure) -> ScalarSet {
        guard let scalar = next else { throw Failure(text: "it ends with a backslash") }
        index += 1
        switch scalar {
        case "d": return .digit
        case "D": return ScalarSet.digit.negated
        case "w": return .word
        case "W": return ScalarSet.word.negated
        case "s": return .space
        case "S": return ScalarSet.space.negated
        case "n": return ScalarSet("\n")
        case "t": return ScalarSet("\t")
        case "r": return ScalarSet("\r")
        case "0"..."9", "a"..."z", "A"..."Z": throw Failure(text: "“\\\(scalar)” is not known")
        default: return ScalarSet(scalar)
        }
    }
}
