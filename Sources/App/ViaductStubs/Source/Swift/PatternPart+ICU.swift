import ViaductProtocol

/// The expression for `NSRegularExpression`.
///
/// It has only what ICU and JavaScript read alike: ICU has other meanings for `$`, `.`, `\w`, `[[]`, `&&` in a set and `i`.
extension PatternPart {
    var icu: String {
        switch self {
        case .scalar(let set): set.icu
        case .start: "^"
        case .end: #"\z"#
        case .lineEnd: "$"
        case .sequence(let parts):
            parts.map { if case .choice = $0 { $0.icuGroup } else { $0.icu } }.joined()
        case .choice(let parts): parts.map(\.icu).joined(separator: "|")
        case .repeated(let part, let least, let most): part.icuAtom + Self.icuCount(least, most)
        }
    }

    private var icuGroup: String { "(?:\(icu))" }

    private var icuAtom: String { if case .scalar = self { icu } else { icuGroup } }

    private static func icuCount(_ least: Int, _ most: Int?) -> String {
        switch (least, most) {
        case (0, nil): "*"
        case (1, nil): "+"
        case (0, 1): "?"
        case (_, nil): "{\(least),}"
        case (_, least): "{\(least)}"
        case (_, let most?): "{\(least),\(most)}"
        }
    }
}

extension ScalarSet {
    fileprivate var icu: String {
        if ranges.isEmpty { return isNegated ? #"[\x{0}-\x{10FFFF}]"# : "(?!)" }
        if let single { return Self.icu(single) }
        let members = ranges.map { range in
            range.count == 1 ? Self.icu(range.lowerBound) : "\(Self.icu(range.lowerBound))-\(Self.icu(range.upperBound))"
        }
        return "[\(isNegated ? "^" : "")\(members.joined())]"
    }

    private static func icu(_ value: UInt32) -> String {
        guard let scalar = Unicode.Scalar(value) else { return code(value) }
        switch scalar {
        case "\n": return #"\n"#
        case "\r": return #"\r"#
        case "\t": return #"\t"#
        case "0"..."9", "A"..."Z", "a"..."z", "_", " ": return String(scalar)
        case "!"..."~": return #"\\#(scalar)"#
        default: return scalar.properties.isAlphabetic && scalar.properties.canonicalCombiningClass == .notReordered ? String(scalar) : code(value)
        }
    }

    private static func code(_ value: UInt32) -> String { #"\x{\#(String(value, radix: 16))}"# }
}
