/// Characters of a regular expression, by their code points.
package struct ScalarSet: Equatable, Sendable {
    /// As they were written.
    package private(set) var ranges: [ClosedRange<UInt32>]
    /// Classes that are too large for ranges.
    private(set) var classes: ScalarClasses
    package let isNegated: Bool

    init(_ ranges: [ClosedRange<UInt32>], classes: ScalarClasses = [], isNegated: Bool = false) {
        self.ranges = ranges
        self.classes = classes
        self.isNegated = isNegated
    }

    init(_ scalar: Unicode.Scalar) { self.init([scalar.value...scalar.value]) }

    /// The only character; `nil` for a set of several.
    package var single: UInt32? {
        guard let range = ranges.first, ranges.count == 1, range.count == 1, classes.isEmpty, !isNegated else { return nil }
        return range.lowerBound
    }

    /// The set with all characters that differ from one of it by their case only.
    var ignoringCase: ScalarSet { ScalarSet(CaseVariants.added(to: ranges), classes: classes, isNegated: isNegated) }

    var negated: ScalarSet { ScalarSet(ranges, classes: classes, isNegated: !isNegated) }

    mutating func formUnion(_ other: ScalarSet) {
        ranges += other.ranges
        classes.formUnion(other.classes)
    }

    // MARK: Ranges

    /// The ranges sorted, without a gap or an overlap between two.
    var merged: [ClosedRange<UInt32>] { Self.merged(ranges) }

    /// Sorted, without a gap or an overlap between two.
    static func merged(_ ranges: [ClosedRange<UInt32>]) -> [ClosedRange<UInt32>] {
        ranges.sorted { $0.lowerBound < $1.lowerBound }.reduce(into: []) { merged, range in
            guard let last = merged.last, range.lowerBound <= last.upperBound + 1 else { return merged.append(range) }
            merged[merged.count - 1] = last.lowerBound...max(last.upperBound, range.upperBound)
        }
    }

    /// - Parameter ranges: merged ones.
    static func contains(_ ranges: [ClosedRange<UInt32>], _ scalar: UInt32) -> Bool {
        var (low, high) = (0, ranges.count)
        while low < high {
            let middle = (low + high) / 2
            if ranges[middle].upperBound < scalar { low = middle + 1 } else { high = middle }
        }
        return low < ranges.count && ranges[low].contains(scalar)
    }

    // MARK: JavaScript's classes

    static let digit = ScalarSet([0x30...0x39])
    static let word = ScalarSet([0x30...0x39, 0x41...0x5A, 0x5F...0x5F, 0x61...0x7A])
    static let space = ScalarSet([
        0x09...0x0D, 0x20...0x20, 0xA0...0xA0, 0x1680...0x1680, 0x2000...0x200A, 0x2028...0x2029, 0x202F...0x202F, 0x205F...0x205F,
        0x3000...0x3000, 0xFEFF...0xFEFF,
    ])
    /// The characters of `.`.
    static let inLine = ScalarSet([0x0A...0x0A, 0x0D...0x0D, 0x2028...0x2029], isNegated: true)

    // MARK: ICU's classes

    static let lineEnd = ScalarSet([0x0A...0x0D, 0x85...0x85, 0x2028...0x2029])
}

/// Characters by their Unicode properties, as ICU's `\d`, `\w` and `\s` have them.
struct ScalarClasses: OptionSet, Hashable, Sendable {
    let rawValue: UInt8

    static let digit = ScalarClasses(rawValue: 1)
    static let word = ScalarClasses(rawValue: 2)
    static let space = ScalarClasses(rawValue: 4)

    init(rawValue: UInt8) { self.rawValue = rawValue }

    /// The classes of a character, as far as they are wanted.
    init(of scalar: UInt32, among wanted: ScalarClasses) {
        self = []
        guard !wanted.isEmpty, let properties = Unicode.Scalar(scalar)?.properties else { return }
        let category = properties.generalCategory
        if wanted.contains(.digit), category == .decimalNumber { insert(.digit) }
        if wanted.contains(.space), properties.isWhitespace { insert(.space) }
        if wanted.contains(.word), properties.isAlphabetic || Self.inWords.contains(category) || scalar == 0x200C || scalar == 0x200D {
            insert(.word)
        }
    }

    private static let inWords: Set<Unicode.GeneralCategory> = [
        .decimalNumber, .connectorPunctuation, .nonspacingMark, .spacingMark, .enclosingMark,
    ]
}
