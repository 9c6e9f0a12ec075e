import Foundation
import Synchronization

/// A regular expression of a path rule, compiled once. To match it never takes long, whatever the rule and a page's URL are.
final class PathPattern: Sendable {
    /// In bytes of UTF-8. For a pattern such as `.*/new/.*` the time grows with the square of the path's length.
    static let longestPath = 2048

    let text: String
    /// `nil` for what is no regular expression. As upstream, it matches nothing.
    private let expression: NSRegularExpression?
    private let isSlow = Atomic(false)

    init(_ text: String) {
        self.text = text
        expression = try? NSRegularExpression(pattern: text)
    }

    var isValid: Bool { expression != nil }

    /// - Parameter time: that is left. When it is over, nothing matches.
    func matches(_ path: String, within time: MatchingTime) -> Bool {
        guard let expression, path.utf8.count <= Self.longestPath, !time.isOver, !isResting else { return false }
        var (isMatch, isStopped) = (false, false)
        // The expression calls the block in between only with this option. Otherwise nothing would stop `(a+)+$`.
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
