/// The symbols of a pattern: two characters have one symbol if no set of the pattern tells them apart.
struct PatternAlphabet: Equatable, Sendable {
    /// The number of symbols.
    let count: Int
    /// The first character of each interval, from 0 on.
    private let starts: [UInt32]
    private let symbols: [Int]
    private let classes: ScalarClasses

    init(_ sets: [ScalarSet]) {
        var known: Set<[ClosedRange<UInt32>]> = []
        let ranges = sets.map(\.merged).filter { known.insert($0).inserted }
        starts = Set([0] + ranges.joined().flatMap { [$0.lowerBound, $0.upperBound + 1] }).sorted()
        classes = sets.reduce(into: []) { $0.formUnion($1.classes) }
        let found = Self.symbols(of: starts, ranges)
        symbols = found.symbols
        count = found.count * (classes.isEmpty ? 1 : Self.combinations)
    }

    private static let combinations = 8

    func symbol(of scalar: UInt32) -> Int {
        let symbol = symbols[Self.interval(of: scalar, in: starts)]
        return classes.isEmpty ? symbol : symbol * Self.combinations + Int(ScalarClasses(of: scalar, among: classes).rawValue)
    }

    /// Splits the symbols by each set in turn.
    private static func symbols(of starts: [UInt32], _ sets: [[ClosedRange<UInt32>]]) -> (symbols: [Int], count: Int) {
        var symbols = Array(repeating: 0, count: starts.count)
        var count = 1
        for set in sets {
            var split: [Int: Int] = [:]
            for range in set {
                var interval = interval(of: range.lowerBound, in: starts)
                while interval < starts.count, starts[interval] <= range.upperBound {
                    let old = symbols[interval]
                    if split[old] == nil {
                        split[old] = count
                        count += 1
                    }
                    symbols[interval] = split[old] ?? old
                    interval += 1
                }
            }
        }
        var used: [Int: Int] = [:]
        for symbol in symbols where used[symbol] == nil { used[symbol] = used.count }
        return (symbols.map { used[$0] ?? 0 }, used.count)
    }

    private static func interval(of scalar: UInt32, in starts: [UInt32]) -> Int {
        var (low, high) = (0, starts.count)
        while high - low > 1 {
            let middle = (low + high) / 2
            if starts[middle] <= scalar { low = middle } else { high = middle }
        }
        return low
    }
}
