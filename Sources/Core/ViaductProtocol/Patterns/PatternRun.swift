/// One search of a pattern in a text.
///
/// A state of the search is the set of the pattern's steps that it may be at. Each is made when it is first reached, and kept with the states
/// that follow it, up to a bound: a character that leads to a known state costs one step, every other as many as it visits.
struct PatternRun {
    /// States multiplied by symbols.
    private static let largestTable = 1 << 12
    /// The work of a new state, besides the visits.
    private static let newState = 128
    /// The work of a visit, measured in characters that lead to a known state.
    private static let visited = 6
    private static let unknown = Int32(-1)
    /// The state after a match.
    private static let found = 0
    /// The state after which nothing matches.
    private static let lost = 1

    private let program: PatternProgram
    private let text: PatternText
    /// The symbols of the text's characters.
    private let symbols: [Int]
    /// The steps of each state that wait for a character or for the end, as bits.
    private var states: [[UInt64]]
    private var numbers: [[UInt64]: Int] = [:]
    /// The state after each symbol, by state.
    private var table: [Int32]
    /// The steps that were visited for the state that is being made, by their last visit.
    private var visits: [Int]
    private var visit = 0
    private var waiting: [UInt64]
    private var open: [Int] = []
    private var cost = 0

    init(_ program: PatternProgram, _ text: PatternText) {
        (self.program, self.text) = (program, text)
        symbols = text.scalars.map(program.alphabet.symbol)
        visits = Array(repeating: 0, count: program.steps.count)
        waiting = Array(repeating: 0, count: program.steps.count / 64 + 1)
        states = [waiting, waiting]
        table = Array(repeating: Self.unknown, count: 2 * program.alphabet.count)
        cost = program.steps.count / 8 + Self.newState + 3 * symbols.count
    }

    mutating func finds(spending budget: inout StepBudget) -> Bool {
        let end = text.characters.count
        // Only there are steps passed without a character.
        let lineEnd = text.lastLineEnd.map { $0 > 0 ? $0 : end } ?? end
        var state = start(at: text.isWhole && end == 0, at: text.lastLineEnd == 0)
        state = read(0..<lineEnd, from: state, spending: &budget)
        if lineEnd < end, state > Self.lost {
            state = passing(state, .lineEnd)
            state = read(lineEnd..<end, from: state, spending: &budget)
        }
        if text.isWhole, end > 0, state > Self.lost { state = passing(state, .end) }
        budget.take(cost)
        return state == Self.found && !budget.isOver
    }

    /// - Returns: the state behind the characters, or where the search has ended before.
    private mutating func read(_ range: Range<Int>, from start: Int, spending budget: inout StepBudget) -> Int {
        var (state, position) = (start, range.lowerBound)
        budget.take(cost)
        while state > Self.lost, position < range.upperBound, !budget.isOver {
            let before = position
            state = readKnown(&position, before: min(range.upperBound, position + budget.left), from: state)
            cost = position - before
            if state > Self.lost, position < range.upperBound {
                state = readNew(text.characters[position], from: state)
                position += 1
            }
            budget.take(cost)
        }
        cost = 0
        return state
    }

    /// Reads characters while the states after them are known.
    private func readKnown(_ position: inout Int, before end: Int, from start: Int) -> Int {
        let (characters, count) = (text.characters, program.alphabet.count)
        var (state, index) = (start, position)
        while state > Self.lost, index < end {
            let next = table[state * count + symbols[characters[index]]]
            if next == Self.unknown { break }
            (state, index) = (Int(next), index + 1)
        }
        position = index
        return state
    }

    /// - Parameter character: its place among those of the text.
    private mutating func readNew(_ character: Int, from state: Int) -> Int {
        let place = state * program.alphabet.count + symbols[character]
        let count = states.count
        let next = following(state, text.scalars[character])
        // A table that has been cleared has other states.
        if states.count >= count { table[place] = Int32(next) }
        return next
    }

    // MARK: New states

    private mutating func start(at end: Bool, at lineEnd: Bool) -> Int {
        begin()
        return add(0, atStart: true, atEnd: end, atLineEnd: end || lineEnd) ? Self.found : number()
    }

    /// The state after a character. A match may also begin behind it.
    private mutating func following(_ state: Int, _ scalar: UInt32) -> Int {
        begin()
        let (bits, program) = (states[state], program)
        for word in bits.indices {
            var rest = bits[word]
            while rest != 0 {
                let step = word * 64 + rest.trailingZeroBitCount
                rest &= rest - 1
                cost += Self.visited
                guard case .scalar(let set) = program.steps[step], program.contains(scalar, set: set) else { continue }
                if add(step + 1) { return Self.found }
            }
        }
        return add(0) ? Self.found : number()
    }

    /// The state at an end of the text, where more steps may be passed.
    private mutating func passing(_ state: Int, _ end: PatternProgram.Step) -> Int {
        begin()
        let bits = states[state]
        for step in program.steps.indices where bits[step / 64] & (1 << UInt64(step % 64)) != 0 {
            if add(step, atEnd: end == .end, atLineEnd: true) { return Self.found }
        }
        return number()
    }

    private mutating func begin() {
        visit += 1
        for word in waiting.indices { waiting[word] = 0 }
    }

    /// Adds a step, and all that follow without a character.
    ///
    /// - Returns: whether one of them is the end of the pattern.
    private mutating func add(_ first: Int, atStart: Bool = false, atEnd: Bool = false, atLineEnd: Bool = false) -> Bool {
        var step = first
        while true {
            cost += Self.visited
            var following: Int?
            if visits[step] != visit {
                visits[step] = visit
                switch program.steps[step] {
                case .scalar: wait(at: step)
                case .split(let one, let other):
                    open.append(other)
                    following = one
                case .jump(let next): following = next
                case .start: if atStart { following = step + 1 }
                case .end: if atEnd { following = step + 1 } else { wait(at: step) }
                case .lineEnd: if atLineEnd { following = step + 1 } else { wait(at: step) }
                case .match:
                    open.removeAll(keepingCapacity: true)
                    return true
                }
            }
            guard let next = following ?? open.popLast() else { return false }
            step = next
        }
    }

    private mutating func wait(at step: Int) { waiting[step / 64] |= 1 << UInt64(step % 64) }

    /// The number of the state with the steps that wait.
    private mutating func number() -> Int {
        cost += Self.newState + 8 * waiting.count
        if waiting.allSatisfy({ $0 == 0 }) { return Self.lost }
        if let known = numbers[waiting] { return known }
        let symbols = program.alphabet.count
        cost += symbols / 16
        if table.count + symbols > Self.largestTable, states.count > 3 {
            states.removeLast(states.count - 2)
            numbers = [:]
            table.removeLast(table.count - 2 * symbols)
        }
        states.append(waiting)
        numbers[waiting] = states.count - 1
        table.append(contentsOf: repeatElement(Self.unknown, count: symbols))
        return states.count - 1
    }
}
