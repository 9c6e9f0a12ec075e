/// The Markdown that texts on a screen can have: bold, italic, strikethrough and links.
enum Markdown {
    // Safe to share: a regex literal is immutable.
    nonisolated(unsafe) private static let mark =
        #/\*\*(?<strong>[^*]+)\*\*|~~(?<struck>[^~]+)~~|\*(?<soft>[^*\s][^*]*)\*|\[(?<name>[^\]]+)\]\((?<link>[^)\s]+)\)/#

    static func runs(of text: String) -> [Text.Run] {
        var runs: [Text.Run] = []
        var end = text.startIndex
        for match in text.matches(of: mark) {
            if match.range.lowerBound > end { runs.append(Text.Run(text: String(text[end..<match.range.lowerBound]))) }
            var run = Text.Run(text: String(match.strong ?? match.struck ?? match.soft ?? match.name ?? ""))
            if match.strong != nil { run.weight = .bold }
            if match.soft != nil { run.isItalic = true }
            if match.struck != nil { run.isStruck = true }
            if let link = match.link {
                run.link = URL(string: String(link))
                run.style = Color.accentColor
            }
            runs.append(run)
            end = match.range.upperBound
        }
        if end < text.endIndex || runs.isEmpty { runs.append(Text.Run(text: String(text[end...]))) }
        return runs
    }
}
