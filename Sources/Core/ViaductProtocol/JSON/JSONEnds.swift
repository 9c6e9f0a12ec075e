/// The ends of the objects and arrays in a text, by their starts: a scan that has passed over them once need not do so again.
///
/// A reader that goes into a value level by level would scan the innermost one as often as there are levels around it.
struct JSONEnds: Sendable {
    /// In ascending order, as a scan finds them.
    private var starts: [Int32] = []
    private var ends: [Int32] = []

    /// - Returns: the number of the value for `finish`.
    mutating func begin(at start: Int) -> Int {
        starts.append(Int32(clamping: start))
        ends.append(0)
        return starts.count - 1
    }

    mutating func finish(_ number: Int, at end: Int) { ends[number] = Int32(clamping: end) }

    /// - Returns: `nil` for a place where no scan has found a value.
    func end(of start: Int) -> Int? {
        var (low, high) = (0, starts.count)
        while low < high {
            let middle = (low + high) / 2
            if starts[middle] < start { low = middle + 1 } else { high = middle }
        }
        return low < starts.count && starts[low] == start ? Int(ends[low]) : nil
    }
}
