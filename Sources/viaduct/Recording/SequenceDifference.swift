/// Finds where two lists differ, with a patience diff in bounded time.
///
/// Elements that both lists have exactly once, in the same order, are matched. Between two of them, Myers' algorithm searches for more,
/// unless a side has more than `longestGap` elements: such a stretch is reported as a whole. So it costs `longestGap` steps an element at
/// most, besides sorting.
enum SequenceDifference {
    /// In elements.
    static let longestGap = 1000

    /// A stretch without a common element: the elements only in the first list, and those only in the second.
    struct Change: Equatable {
        var removed: Range<Int>
        var added: Range<Int>

        /// The empty stretch behind lists of these lengths.
        static func end(_ count: Int, _ otherCount: Int) -> Change {
            Change(removed: count..<count, added: otherCount..<otherCount)
        }
    }

    static func between(_ first: [String], _ second: [String]) -> [Change] {
        var numbers: [String: Int] = [:]
        let (first, second) = (number(all: first, &numbers), number(all: second, &numbers))
        var changes: [Change] = []
        var (start, otherStart) = (0, 0)
        for (index, other) in anchors(first, second) + [(first.count, second.count)] {
            changes += gap(first, start..<index, second, otherStart..<other)
            (start, otherStart) = (index + 1, other + 1)
        }
        return changes
    }

    private static func number(all texts: [String], _ numbers: inout [String: Int]) -> [Int] {
        texts.map { text in
            if let number = numbers[text] { return number }
            numbers[text] = numbers.count
            return numbers.count - 1
        }
    }

    /// The places of elements that both lists have exactly once: the most that are in the same order.
    private static func anchors(_ first: [Int], _ second: [Int]) -> [(Int, Int)] {
        func places(_ list: [Int]) -> [Int: Int] {
            var places: [Int: Int] = [:]
            for (index, element) in list.enumerated() { places[element] = places[element] == nil ? index : -1 }
            return places.filter { $0.value >= 0 }
        }
        let others = places(second)
        let pairs = places(first).compactMap { element, index in others[element].map { (index, $0) } }.sorted { $0.0 < $1.0 }
        return longestRising(pairs)
    }

    /// The longest subsequence of pairs whose second places rise too, by patience sorting.
    private static func longestRising(_ pairs: [(Int, Int)]) -> [(Int, Int)] {
        // The pair on top of each pile, and for each pair its predecessor in the subsequence.
        var piles: [Int] = []
        var before = [Int](repeating: -1, count: pairs.count)
        for (index, pair) in pairs.enumerated() {
            var (low, high) = (0, piles.count)
            while low < high {
                let middle = (low + high) / 2
                if pairs[piles[middle]].1 < pair.1 { low = middle + 1 } else { high = middle }
            }
            if low > 0 { before[index] = piles[low - 1] }
            if low == piles.count { piles.append(index) } else { piles[low] = index }
        }
        var rising: [(Int, Int)] = []
        var next = piles.last ?? -1
        while next >= 0 {
            rising.append(pairs[next])
            next = before[next]
        }
        return rising.reversed()
    }

    private static func gap(_ first: [Int], _ range: Range<Int>, _ second: [Int], _ other: Range<Int>) -> [Change] {
        // Equal elements at both ends cost nothing.
        var (range, other) = (range, other)
        while let one = range.first, let two = other.first, first[one] == second[two] {
            (range, other) = (one + 1..<range.upperBound, two + 1..<other.upperBound)
        }
        while let one = range.last, let two = other.last, first[one] == second[two] {
            (range, other) = (range.lowerBound..<one, other.lowerBound..<two)
        }
        if range.isEmpty, other.isEmpty { return [] }
        guard !range.isEmpty, !other.isEmpty, max(range.count, other.count) <= longestGap else { return [Change(removed: range, added: other)] }
        var (removed, added): (Set<Int>, Set<Int>) = ([], [])
        for change in Array(second[other]).difference(from: Array(first[range])) {
            switch change {
            case .remove(let offset, _, _): removed.insert(range.lowerBound + offset)
            case .insert(let offset, _, _): added.insert(other.lowerBound + offset)
            }
        }
        return changes(in: range, without: removed, in: other, without: added)
    }

    private static func changes(in range: Range<Int>, without removed: Set<Int>, in other: Range<Int>, without added: Set<Int>) -> [Change] {
        var changes: [Change] = []
        var (index, place) = (range.lowerBound, other.lowerBound)
        while index < range.upperBound || place < other.upperBound {
            let (start, otherStart) = (index, place)
            while removed.contains(index) { index += 1 }
            while added.contains(place) { place += 1 }
            if index > start || place > otherStart { changes.append(Change(removed: start..<index, added: otherStart..<place)) }
            // The next ones are equal.
            (index, place) = (index + 1, place + 1)
        }
        return changes
    }
}
