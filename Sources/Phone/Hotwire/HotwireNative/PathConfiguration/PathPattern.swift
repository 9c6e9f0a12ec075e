import Foundation
import Synchronization
import ViaductProtocol

/// A regular expression of a path rule, compiled once. Matching is limited, whatever the rule and the page's URL are.
///
/// Steps are counted. Time is measured only for an expression with look-around, back references, `\b` or another part that takes more than
/// one reading of the text: Foundation's engine has no count.
final class PathPattern: Sendable {
    /// In bytes of UTF-8. For a pattern such as `.*(?=/new).*` the time grows with the square of the path's length.
    static let longestPath = 2048

    let text: String
    private let ignoresCase: Bool
    private let engine: Engine
    /// Whether the developer has been told that it was stopped.
    private let isSlow = Atomic(false)

    private enum Engine: Sendable {
        case counted(LinearPattern)
        case timed(NSRegularExpression)
        /// The text is not a regular expression. As upstream, it then matches nothing.
        case invalid
    }

    init(_ text: String, ignoresCase: Bool = false) {
        self.text = text
        self.ignoresCase = ignoresCase
        if Self.isLiteral(text), let pattern = try? LinearPattern(icu: text, ignoresCase: ignoresCase) {
            engine = .counted(pattern)
        } else if let expression = try? NSRegularExpression(pattern: text, options: ignoresCase ? .caseInsensitive : []) {
            engine = (try? LinearPattern(icu: text, ignoresCase: ignoresCase)).map(Engine.counted) ?? .timed(expression)
        } else {
            engine = .invalid
        }
    }

    /// Whether the text surely stands for itself. Foundation's first expression of a process takes as long as the server's sockets.
    private static func isLiteral(_ text: String) -> Bool {
        text.utf8.allSatisfy { byte in
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "0")...UInt8(ascii: "9"): true
            case UInt8(ascii: "/"), UInt8(ascii: "_"), UInt8(ascii: "-"): true
            default: false
            }
        }
    }

    var isValid: Bool { if case .invalid = engine { false } else { true } }

    /// Whether steps are counted.
    var isCounted: Bool { if case .counted = engine { true } else { false } }

    /// Once the steps or the time are over, nothing matches.
    func matches(_ matching: inout PathMatching) -> Bool {
        guard matching.path.utf8.count <= Self.longestPath, !matching.budget.isOver, !matching.isStopped else { return false }
        switch engine {
        case .counted(let pattern):
            let isMatch = pattern.matches(matching.text, spending: &matching.budget)
            if matching.budget.isOver { tellStopped(after: "\(matching.budget.limit) steps of all rules") }
            return isMatch
        case .timed(let expression): return finds(expression, &matching)
        case .invalid: return false
        }
    }

    private func finds(_ expression: NSRegularExpression, _ matching: inout PathMatching) -> Bool {
        let (path, time) = (matching.path, matching.time)
        guard !isResting, !time.isOver else { return false }
        var (isMatch, isStopped) = (false, false)
        // Only with this option does the expression call the block while it searches. Otherwise nothing would stop `(a+)+$`.
        expression.enumerateMatches(in: path, options: .reportProgress, range: NSRange(path.startIndex..., in: path)) { match, _, stop in
            isMatch = match != nil
            isStopped = !isMatch && time.isOver
            if isMatch || isStopped { stop.pointee = true }
        }
        if isStopped {
            matching.isStopped = true
            MatchingTime.beginRest()
            tellStopped(after: "\(time.limit)")
        }
        return isMatch
    }

    private var isResting: Bool { isSlow.load(ordering: .relaxed) && MatchingTime.isResting }

    private func tellStopped(after limit: String) {
        guard !isSlow.exchange(true, ordering: .relaxed) else { return }
        HotwireLog.write(
            "The pattern “\(text.prefix(100))” of a path rule was stopped after \(limit): it and the rules behind it match nothing there. Repeat nothing that repeats, as in “(a+)+”, and begin it with “^”.",
            cause: "VD-PATHS-3")
    }
}

extension PathPattern: Equatable {
    static func == (left: PathPattern, right: PathPattern) -> Bool {
        left.text == right.text && left.ignoresCase == right.ignoresCase
    }
}
