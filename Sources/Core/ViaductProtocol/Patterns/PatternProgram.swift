/// The steps of a pattern as a search reads them: without a set or a list of their own, so that a visit copies nothing.
struct PatternProgram: Equatable, Sendable {
    /// A set of characters is named by its number.
    typealias Step = PatternStep<Int>

    let steps: [Step]
    let alphabet: PatternAlphabet
    private let sets: [Members]
    /// The first characters of the sets' ranges, and those behind their last ones, in turn.
    private let bounds: [UInt32]

    private struct Members: Equatable, Sendable {
        let bounds: Range<Int>
        let classes: ScalarClasses
        let isNegated: Bool
    }

    init(_ steps: [PatternPart.Step]) {
        var (bounds, members, sets) = ([UInt32](), [Members](), [ScalarSet]())
        self.steps = steps.map { step in
            step.map { set in
                let start = bounds.count
                for range in set.merged { bounds += [range.lowerBound, range.upperBound + 1] }
                members.append(Members(bounds: start..<bounds.count, classes: set.classes, isNegated: set.isNegated))
                sets.append(set)
                return members.count - 1
            }
        }
        (self.sets, self.bounds) = (members, bounds)
        alphabet = PatternAlphabet(sets)
    }

    func contains(_ scalar: UInt32, set: Int) -> Bool {
        let set = sets[set]
        var (low, high) = (set.bounds.lowerBound, set.bounds.upperBound)
        while low < high {
            let middle = (low + high) / 2
            if bounds[middle] <= scalar { low = middle + 1 } else { high = middle }
        }
        // Behind a first character, and not yet behind a last one.
        let isInRange = (low - set.bounds.lowerBound) % 2 == 1
        return (isInRange || !set.classes.isDisjoint(with: ScalarClasses(of: scalar, among: set.classes))) != set.isNegated
    }
}
