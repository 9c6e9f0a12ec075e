import Foundation

/// The differences between two recordings, for a person.
struct TrafficReport {
    /// The most members of one step that are reported.
    private static let mostMembers = 20
    /// In Unicode scalars, of a step and of a member's value.
    private static let longestDetail = 400

    /// So many steps before a difference may explain it.
    private static let contextLength = 6

    /// Without a line break in one of them.
    private(set) var lines: [String] = []
    private(set) var count = 0
    /// The screens that were reported last.
    private var told = ("", "")

    /// - Parameters:
    ///   - head: lines above all differences.
    ///   - explain: makes further lines from the places, in both lists, of steps that differ and of those right before them.
    init(
        _ first: [TrafficEntry], _ second: [TrafficEntry], head: [String] = [],
        explain: (_ first: Range<Int>, _ second: Range<Int>) -> [String] = { _, _ in [] }
    ) {
        var (start, otherStart) = (0, 0)
        for change in SequenceDifference.between(first.map(\.key), second.map(\.key)) + [.end(first.count, second.count)] {
            compareScreens(first[start..<change.removed.lowerBound], second[otherStart..<change.added.lowerBound])
            (start, otherStart) = (change.removed.upperBound, change.added.upperBound)
            guard !change.removed.isEmpty || !change.added.isEmpty else { continue }
            tell(Array(first[change.removed]), Array(second[change.added]), after: first[..<change.removed.lowerBound].last)
            lines += explain(Self.context(of: change.removed), Self.context(of: change.added))
        }
        if count > 0 { lines = head.map { Terminal.plain($0) } + lines }
    }

    /// Reports where the same steps came with other screens, each pair of screens once.
    private mutating func compareScreens(_ first: ArraySlice<TrafficEntry>, _ second: ArraySlice<TrafficEntry>) {
        for (one, two) in zip(first, second) {
            guard let screen = one.screen, let other = two.screen, !screen.isLike(other) else { continue }
            let texts = (screen.text, other.text)
            guard texts != told else { continue }
            told = texts
            if !lines.isEmpty { lines.append("") }
            if one.subject != TrafficEntry.lastScreen { lines.append("  \(Self.line(one))") }
            count += 1
            lines.append("~ \(TrafficEntry.lastScreen)")
            lines += Self.members(texts.0, texts.1).map { "    \($0)" }
        }
    }

    private static func context(of places: Range<Int>) -> Range<Int> {
        max(0, places.lowerBound - contextLength)..<places.upperBound
    }

    private mutating func tell(_ removed: [TrafficEntry], _ added: [TrafficEntry], after: TrafficEntry?) {
        if !lines.isEmpty { lines.append("") }
        if let after { lines.append("  \(Self.line(after))") }
        // A step with the same subject in both lists has changed.
        var places = Dictionary(grouping: added.indices.reversed(), by: { added[$0].subject })
        var next = added.startIndex
        for entry in removed {
            guard let place = places[entry.subject]?.last, place >= next else {
                add("- \(Self.line(entry))")
                continue
            }
            places[entry.subject]?.removeLast()
            for entry in added[next..<place] { add("+ \(Self.line(entry))") }
            next = place + 1
            count += 1
            lines.append("~ \(Terminal.plain(entry.subject))")
            lines += Self.members(entry.detail, added[place].detail).map { "    \($0)" }
        }
        for entry in added[next...] { add("+ \(Self.line(entry))") }
    }

    private mutating func add(_ line: String) {
        lines.append(line)
        count += 1
    }

    private static func line(_ entry: TrafficEntry) -> String {
        let detail = entry.subject == TrafficEntry.lastScreen ? entry.screen?.text ?? "" : entry.detail
        return Terminal.plain("\(entry.subject) \(detail)".start(longestDetail)).trimmingCharacters(in: .whitespaces)
    }

    /// The members that differ, each with its path and both values.
    static func members(_ first: String, _ second: String) -> [String] {
        func value(_ text: String) -> Any? { try? JSONSerialization.jsonObject(with: Data(text.utf8), options: .fragmentsAllowed) }
        var found: [String] = []
        compare(value(first), value(second), at: "", &found)
        let more = found.count - mostMembers
        return found.prefix(mostMembers) + (more > 0 ? ["and \(more) more"] : [])
    }

    private static func compare(_ first: Any?, _ second: Any?, at path: String, _ found: inout [String]) {
        if let one = first as? [String: Any], let two = second as? [String: Any] {
            for key in Set(one.keys).union(two.keys).sorted() { compare(one[key], two[key], at: path.isEmpty ? key : "\(path).\(key)", &found) }
        } else if let one = first as? [Any], let two = second as? [Any] {
            for index in 0..<max(one.count, two.count) {
                compare(index < one.count ? one[index] : nil, index < two.count ? two[index] : nil, at: "\(path)[\(index)]", &found)
            }
        } else {
            let (one, two) = (first.map { PlainJSON.text($0) } ?? "nothing", second.map { PlainJSON.text($0) } ?? "nothing")
            guard one != two else { return }
            found.append(
                Terminal.plain("\(path.isEmpty ? "" : "\(path.start(longestDetail)): ")\(one.start(longestDetail)) → \(two.start(longestDetail))"))
        }
    }
}
