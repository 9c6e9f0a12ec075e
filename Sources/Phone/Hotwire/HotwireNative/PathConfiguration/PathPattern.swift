import Foundation
import Synchronization

/// A regular expression of a path rule, compiled once. Matching is limited in time, whatever the rule and the page's URL are.
final class PathPattern: Sendable {
    /// In bytes of UTF-8. For a pattern such as `.*/new/.*` the time grows with the square of the path's length.
    static let longestPath = 2048

    let text: String
    /// `nil` when the text is not a regular expression. As upstream, it then matches nothing.
    private let expression: NSRegularExpression?
    private let isSlow = Atomic(false)

    init(_ text: String) {
        self.text = text
        expression = try? NSRegularExpression(pattern: text)
    }

    var isValid: Bool { expression != nil }

    /// - Parameter time: the remaining time. Once it is over, nothing matches.
    func matches(_ path: String, within time: MatchingTime) -> Bool {
        guard let expression, path.utf8.count <= Self.longestPath, !time.isOver, !isResting else { return false }
        var (isMatch, isStopped) = (false, false)
        // Only with this option does the expression call the block while it searches. Otherwise nothing would stop `(a+)+$`.
        expression.enumerateMatches(in: path, options: .reportProgress, range: NSRange(path.startIndex..., in: path)) { match, _, stop in
            isMatch = match != nil
            isStopped = !isMatch && time.isOver
            if isMatch || isStopped { stop.pointee = true }
        }
        if isStopped { rest(after: time.limit) }
        return isMatch
    }

    private var isResting: Bool { isSlow.load(ordering: .relaxed) && MatchingTime.isResting }

    private func rest(after limit: Duration) {
        MatchingTime.beginRest()
        guard !isSlow.exchange(true, ordering: .relaxed) else { return }
        HotwireLog.write(
            "The pattern “\(text.prefix(100))” of a path rule was stopped after \(limit): it and the rules behind it match nothing there. Repeat nothing that repeats, as in “(a+)+”, and begin it with “^”.",
            cause: "VD-PATHS-3")
    }
}

extension PathPattern: Equatable {
    static func == (left: PathPattern, right: PathPattern) -> Bool { left.text == right.text }
}
