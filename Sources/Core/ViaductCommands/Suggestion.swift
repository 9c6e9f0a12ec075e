/// Finds the word that a mistyped one was probably meant to be.
public enum Suggestion {
    private static let largestDistance = 3
    /// In characters. The work grows with the square of a word's length.
    private static let longestWord = 100

    /// - Returns: the nearest word, or the only word that begins with `typed`; `nil` when none is near.
    public static func nearest(to typed: String, among words: [String]) -> String? {
        guard typed.utf8.count <= 4 * longestWord, typed.count <= longestWord else { return nil }
        let limit = min(largestDistance, max(1, typed.count / 3))
        let near = words.filter { abs($0.count - typed.count) <= limit }.map {
            (word: $0, distance: distance(typed, $0))
        }
        if let best = near.min(by: { $0.distance < $1.distance }), best.distance <= limit { return best.word }
        let longer = typed.count < 3 ? [] : words.filter { $0.hasPrefix(typed) }
        return longer.count == 1 ? longer[0] : nil
    }

    /// The edit distance: insertions, deletions, replacements and swaps of neighbouring letters.
    private static func distance(_ left: String, _ right: String) -> Int {
        let (left, right) = (Array(left), Array(right))
        var rows = [Array(0...right.count)]
        for i in 0..<left.count {
            var row = [i + 1]
            for j in 0..<right.count {
                var best = min(rows[i][j + 1] + 1, row[j] + 1, rows[i][j] + (left[i] == right[j] ? 0 : 1))
                if i > 0, j > 0, left[i] == right[j - 1], left[i - 1] == right[j] {
                    best = min(best, rows[i - 1][j - 1] + 1)
                }
                row.append(best)
            }
            rows.append(row)
        }
        return rows[left.count][right.count]
    }
}
