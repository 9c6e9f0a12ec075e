/// Reads a regular expression.
package struct LinearPatternParser {
    package struct Failure: Error {
        /// The mistake, without a full stop.
        package let text: String
    }

    enum Dialect: Equatable {
        case javaScript(ignoresCase: Bool)
        /// As `NSRegularExpression` reads it without options, or with `caseInsensitive`. It may know more than is known here.
        case icu(ignoresCase: Bool)
    }

    private static let (maximumDepth, maximumCount) = (32, 200)

    private let scalars: [Unicode.Scalar]
    private let dialect: Dialect
    private var index = 0
    private var depth = 0

    init(_ text: String, _ dialect: Dialect) {
        scalars = Array(text.unicodeScalars)
        self.dialect = dialect
    }

    private var ignoresCase: Bool { dialect == .javaScript(ignoresCase: true) || dialect == .icu(ignoresCase: true) }
    private var isICU: Bool { if case .icu = dialect { true } else { false } }

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
        if isICU {
            // A lazy repetition finds a shorter match, and no other texts. But ICU has a way of its own with groups that may be empty.
            if take("?"), part.canBeEmpty { throw Failure(text: "a lazy repetition of nothing is not known") }
            if [.start, .end, .lineEnd].contains(part) { throw Failure(text: "an end of the text cannot be repeated") }
        }
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
        case "$": return isICU ? .lineEnd : .end
        case ".": return .scalar(isICU ? ScalarSet.lineEnd.negated : .inLine)
        case "\\":
            if isICU, let end = takeEnd() { return end }
            return .scalar(cased(try escaped()))
        case "]" where isICU, "}" where isICU: throw Failure(text: "“\(scalar)” has nothing before it")
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
        if take("?"), !take(":"), !takeName() { throw Failure(text: "of the groups that begin with (? only (?: is known") }
        let part = try alternatives()
        guard take(")") else { throw Failure(text: "a ( has no )") }
        return part
    }

    /// ICU's group with a name.
    private mutating func takeName() -> Bool {
        guard isICU, next == "<", index + 1 < scalars.count, scalars[index + 1].properties.isAlphabetic,
            let end = scalars[index...].firstIndex(of: ">")
        else { return false }
        index = end + 1
        return true
    }

    /// ICU's escapes of the text's ends.
    private mutating func takeEnd() -> PatternPart? {
        if take("A") { return .start }
        if take("z") { return .end }
        return take("Z") ? .lineEnd : nil
    }

    private mutating func set() throws(Failure) -> ScalarSet {
        let isNegated = take("^")
        if isICU, next == "]" { throw Failure(text: "a [ has no ]") }
        var found = ScalarSet([])
        while let scalar = next, scalar != "]" {
            let part = try member()
            guard next == "-", index + 1 < scalars.count, scalars[index + 1] != "]" else {
                found.formUnion(part)
                continue
            }
            index += 1
            let last = try member()
            if let first = part.single, let end = last.single {
                guard first <= end else { throw Failure(text: "a range in [ ] ends before it begins") }
                found.formUnion(ScalarSet([first...end]))
            } else {
                if isICU { throw Failure(text: "a range in [ ] has a class") }
                // No range begins or ends with a class: the - of [\w-.] is a character.
                for set in [part, ScalarSet("-"), last] { found.formUnion(set) }
            }
        }
        guard take("]") else { throw Failure(text: "a [ has no ]") }
        let set = isNegated ? found.negated : found
        return ignoresCase ? set.ignoringCase : set
    }

    /// Reads a character or a class in [ ].
    private mutating func member() throws(Failure) -> ScalarSet {
        let scalar = scalars[index]
        index += 1
        // ICU has sets in sets, and joins them by && and --.
        if isICU, scalar == "[" || (scalar == "&" || scalar == "-") && next == scalar { throw Failure(text: "a set in [ ] is not known") }
        guard scalar == "\\" else { return ScalarSet(scalar) }
        let set = try escaped()
        guard !set.isNegated else { throw Failure(text: "\\D, \\W and \\S cannot be in [ ]") }
        return set
    }

    private var digit: ScalarSet { isICU ? ScalarSet([], classes: .digit) : .digit }
    private var word: ScalarSet { isICU ? ScalarSet([], classes: .word) : .word }
    private var space: ScalarSet { isICU ? ScalarSet([], classes: .space) : .space }

    /// Reads the rest of an escape, after its backslash.
    private mutating func escaped() throws(Failure) -> ScalarSet {
        guard let scalar = next else { throw Failure(text: "it ends with a backslash") }
        index += 1
        switch scalar {
        case "d": return digit
        case "D": return digit.negated
        case "w": return word
        case "W": return word.negated
        case "s": return space
        case "S": return space.negated
        case "n": return ScalarSet("\n")
        case "t": return ScalarSet("\t")
        case "r": return ScalarSet("\r")
        case "0"..."9", "a"..."z", "A"..."Z": throw Failure(text: "“\\\(scalar)” is not known")
        default: return ScalarSet(scalar)
        }
    }
}
