/// A regular expression that takes time in proportion to its own length and the text's, whatever they are.
///
/// Foundation's and Swift's expressions backtrack, so a page could keep the server busy as long as it likes. This one reads the text once
/// and tracks all possible states (Thompson's construction). It has no capture groups and no look-around.
struct LinearPattern: Equatable, Sendable {
    enum Step: Equatable, Sendable {
        case scalar(ScalarSet)
        /// Continues at both.
        case split(Int, Int)
        case jump(Int)
        case start
        case end
        case match
    }

    let part: PatternPart
    let steps: [Step]

    /// - Parameter text: `/…/`, or `/…/i` to ignore case.
    /// - Returns: `nil` for a text that is written in another way.
    init?(literal text: String) throws(LinearPatternParser.Failure) {
        guard let body = Self.body(of: text) else { return nil }
        var parser = LinearPatternParser(body, ignoresCase: text.hasSuffix("i"))
        part = try parser.pattern()
        steps = try part.steps() + [.match]
    }

    /// How often one character is compared, at most.
    var cost: Int {
        steps.reduce(0) { cost, step in
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

    /// Whether the pattern occurs in the text, of which at most `StubLimits.patternText` characters are read.
    func matches(_ text: String) -> Bool {
        let all = text.unicodeScalars
        let read = all.prefix(StubLimits.patternText)
        let (isWhole, count) = (read.endIndex == all.endIndex, read.count)
        var states = States(count: steps.count)
        var position = 0
        for scalar in read {
            if add(0, to: &states, atStart: position == 0, atEnd: false) { return true }
            var following = States(count: steps.count)
            for state in states.list {
                guard case .scalar(let scalars) = steps[state], scalars.contains(scalar.value) else { continue }
                let isLast = isWhole && position + 1 == count
                if add(state + 1, to: &following, atStart: false, atEnd: isLast) { return true }
            }
            states = following
            position += 1
        }
        return add(0, to: &states, atStart: position == 0, atEnd: isWhole)
    }

    private struct States {
        private var has: [Bool]
        private(set) var list: [Int] = []

        init(count: Int) { has = Array(repeating: false, count: count) }

        mutating func insert(_ state: Int) -> Bool {
            if has[state] { return false }
            has[state] = true
            list.append(state)
            return true
        }
    }

    /// Adds a state, and all that follow without a character.
    ///
    /// - Returns: whether one of them is the end of the pattern.
    private func add(_ state: Int, to states: inout States, atStart: Bool, atEnd: Bool) -> Bool {
        var open = [state]
        while let state = open.popLast() {
            guard states.insert(state) else { continue }
            switch steps[state] {
            case .scalar: break
            case .split(let one, let other): open += [other, one]
            case .jump(let next): open.append(next)
            case .start: if atStart { open.append(state + 1) }
            case .end: if atEnd { open.append(state + 1) }
            case .match: return true
            }
        }
        return false
    }
}
