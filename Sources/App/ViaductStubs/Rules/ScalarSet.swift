/// Characters of a regular expression, by their code points.
struct ScalarSet: Equatable, Sendable {
    var ranges: [ClosedRange<UInt32>]
    var isNegated = false

    init(_ ranges: [ClosedRange<UInt32>], isNegated: Bool = false) {
        self.ranges = ranges
        self.isNegated = isNegated
    }

    init(_ scalar: Unicode.Scalar) { self.init([scalar.value...scalar.value]) }

    func contains(_ scalar: UInt32) -> Bool { ranges.contains { $0.contains(scalar) } != isNegated }

    /// The only character; `nil` for a set of several.
    var single: UInt32? {
        guard let range = ranges.first, ranges.count == 1, range.count == 1, !isNegated else { return nil }
        return range.lowerBound
    }

    /// The set with all characters that differ from one of it by their case only.
    var ignoringCase: ScalarSet { ScalarSet(CaseVariants.added(to: ranges), isNegated: isNegated) }

    // MARK: JavaScript's classes

    static let digit = ScalarSet([0x30...0x39])
    static let word = ScalarSet([0x30...0x39, 0x41...0x5A, 0x5F...0x5F, 0x61...0x7A])
    static let space = ScalarSet([
        0x09...0x0D, 0x20...0x20, 0xA0...0xA0, 0x1680...0x1680, 0x2000...0x200A, 0x2028...0x2029, 0x202F...0x202F, 0x205F...0x205F,
        0x3000...0x3000, 0xFEFF...0xFEFF,
    ])
    /// The characters of `.`.
    static let inLine = ScalarSet([0x0A...0x0A, 0x0D...0x0D, 0x2028...0x2029], isNegated: true)

    var negated: ScalarSet { ScalarSet(ranges, isNegated: !isNegated) }
}
