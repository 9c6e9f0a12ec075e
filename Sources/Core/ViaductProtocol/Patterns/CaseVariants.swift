/// The characters that are one for JavaScript's `/i`: those with one upper case (`Canonicalize` in ECMA-262).
enum CaseVariants {
    /// - Returns: the ranges in their order, with all variants of their characters.
    static func added(to ranges: [ClosedRange<UInt32>]) -> [ClosedRange<UInt32>] {
        let own = ScalarSet.merged(ranges)
        let size = own.reduce(0) { $0 + $1.count }
        // A large set is asked only for the letters that have variants.
        let letters = size <= 512 ? Array(own.joined()) : (latin + groups.keys).filter { ScalarSet.contains(own, $0) }
        return ScalarSet.merged(own + letters.flatMap(variants).map { $0...$0 })
    }

    private static let latin = Array(0x41...0x5A as ClosedRange<UInt32>) + Array(0x61...0x7A)

    private static func variants(of scalar: UInt32) -> [UInt32] {
        guard scalar < 0x80 else { return groups[scalar] ?? [] }
        return latin.contains(scalar) ? [scalar, scalar ^ 0x20] : []
    }

    /// The variants of each letter beyond ASCII, itself included. They are collected once, for the first expression that needs them.
    private static let groups: [UInt32: [UInt32]] = {
        // No letter with a case is beyond the second plane.
        let changing = (0x80...0x1FFFF as ClosedRange<UInt32>).lazy.compactMap(Unicode.Scalar.init)
            .filter { $0.properties.changesWhenUppercased }
        let byUpper = changing.reduce(into: [UInt32: [UInt32]]()) { groups, scalar in
            if let upper = upper(scalar) { groups[upper, default: [upper]].append(scalar.value) }
        }
        return byUpper.values.reduce(into: [:]) { groups, group in
            for scalar in group { groups[scalar] = group }
        }
    }()

    /// - Returns: `nil` for a scalar that stands for itself: without an upper case, or with one of several characters or of ASCII.
    private static func upper(_ scalar: Unicode.Scalar) -> UInt32? {
        let mapping = scalar.properties.uppercaseMapping.unicodeScalars
        guard let upper = mapping.first, mapping.count == 1, upper != scalar, !upper.isASCII else { return nil }
        return upper.value
    }
}
