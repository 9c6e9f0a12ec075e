/// Reads a regular expression, and writes the steps of its automaton.
struct LinearPatternParser {
    struct Failure: Error {
        /// The mistake, without a full stop.
        let text: String
    }

    private typealias Step = LinearPattern.Step
    private typealias Scalars = LinearPattern.Scalars

    private static let (maximumSteps, maximumDepth, maximumCount) = (512, 32, 200)

    private let scalars: [Unicode.Scalar]
    private var index = 0
    private var depth = 0

    init(_ text: String) {
        scalars = Array(text.unicodeScalars)
    }

    mutating func steps() throws(Failure) -> [LinearPattern.Step] {
        let steps = try alternatives()
        guard index == scalars.count else { throw Failure(text: "a ) has no ( before it") }
        return steps + [.match]
    }

    private var next: Unicode.Scalar? { index < scalars.count ? scalars[index] : nil }

    private mutating func take(_ scalar: Unicode.Scalar) -> Bool {
        guard next == scalar else { return false }
        index += 1
        return true
    }

    /// The steps of each part count from its own beginning: `moved(by:)` puts them into a larger one.
    private mutating func alternatives() throws(Failure) -> [Step] {
        var steps = try sequence()
        while take("|") {
            let other = try sequence()
            let split: [Step] = [.split(1, steps.count + 2)]
            steps = split + moved(steps, by: 1) + [.jump(steps.count + 2 + other.count)] + moved(other, by: steps.count + 2)
            try check(steps)
        }
        return steps
    }

    private mutating func sequence() throws(Failure) -> [Step] {
        var steps: [Step] = []
        while let scalar = next, scalar != "|", scalar != ")" {
            steps += moved(try repeated(), by: steps.count)
            try check(steps)
        }
        return steps
    }

    private mutating func repeated() throws(Failure) -> [Step] {
        let part = try atom()
        guard let (least, most) = try counts() else { return part }
        if let scalar = next, "*+?{".unicodeScalars.contains(scalar) {
            throw Failure(text: "“\(scalar)” follows another sign of repetition; lazy and possessive ones are not known")
        }
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

    private mutating func atom() throws(Failure) -> [Step] {
        guard let scalar = next else { return [] }
        index += 1
        switch scalar {
        case "(": return try group()
        case "[": return [.scalar(try set())]
        case "^": return [.start]
        case "$": return [.end]
        case ".": return [.scalar(Scalars(ranges: [0x0A...0x0A], isNegated: true))]
        case "\\": return [.scalar(try escaped())]
        case "*", "+", "?", "{": throw Failure(text: "“\(scalar)” has nothing to repeat")
        default: return [.scalar(Scalars(ranges: [scalar.value...scalar.value]))]
        }
    }

    private mutating func group() throws(Failure) -> [Step] {
        depth += 1
        defer { depth -= 1 }
        guard depth <= Self.maximumDepth else { throw Failure(text: "its groups are nested too deep") }
        if take("?"), !take(":") { throw Failure(text: "of the groups that begin with (? only (?: is known") }
        let steps = try alternatives()
        guard take(")") else { throw Failure(text: "a ( has no )") }
        return steps
    }

    private mutating func set() throws(Failure) -> Scalars {
        var set = Scalars(ranges: [], isNegated: take("^"))
        while let scalar = next, scalar != "]" {
            index += 1
            var part = scalar == "\\" ? try escaped() : Scalars(ranges: [scalar.value...scalar.value])
            if next == "-", index + 1 < scalars.count, scalars[index + 1] != "]" {
                index += 2
                let last = scalars[index - 1] == "\\" ? try escaped().ranges[0].lowerBound : scalars[index - 1].value
                guard let first = part.ranges.first?.lowerBound, part.ranges.count == 1, first <= last else {
                    throw Failure(text: "a range in [ ] ends before it begins")
                }
                part.ranges = [first...last]
            }
            guard !part.isNegated else { throw Failure(text: "\\D, \\W and \\S cannot be in [ ]") }
            set.ranges += part.ranges
        }
        guard take("]") else { throw Failure(text: "a [ has no ]") }
        return set
    }

    /// Reads the rest of an escape, after its backslash.
    private mutating func escaped() throws(Failure) -> Scalars {
        guard let scalar = next else { throw Failure(text: "it ends with a backslash") }
        index += 1
        switch scalar {
        case "d": return Scalars(ranges: [0x30...0x39])
        case "D": return Scalars(ranges: [0x30...0x39], isNegated: true)
        case "w": return Scalars(ranges: Self.word)
        case "W": return Scalars(ranges: Self.word, isNegated: true)
        case "s": return Scalars(ranges: Self.space)
        case "S": return Scalars(ranges: Self.space, isNegated: true)
        case "n": return Scalars(ranges: [0x0A...0x0A])
        case "t": return Scalars(ranges: [0x09...0x09])
        case "r": return Scalars(ranges: [0x0D...0x0D])
        case "0"..."9", "a"..."z", "A"..."Z": throw Failure(text: "“\\\(scalar)” is not known")
        default: return Scalars(ranges: [scalar.value...scalar.value])
        }
    }

    private static let word: [ClosedRange<UInt32>] = [0x30...0x39, 0x41...0x5A, 0x5F...0x5F, 0x61...0x7A]
    private static let space: [ClosedRange<UInt32>] = [0x09...0x0D, 0x20...0x20, 0xA0...0xA0]

    private func moved(_ steps: [Step], by distance: Int) -> [Step] {
        steps.map { step in
            switch step {
            case .split(let one, let other): .split(one + distance, other + distance)
            case .jump(let next): .jump(next + distance)
            default: step
            }
        }
    }

    private func check(_ steps: [Step]) throws(Failure) {
        guard steps.count <= Self.maximumSteps else { throw Failure(text: "it is too long: a repetition counts as often as it repeats") }
    }
}
