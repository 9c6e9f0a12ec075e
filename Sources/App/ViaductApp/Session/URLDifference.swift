/// The part in which the URL of a message differs from the page's, with the usual reason.
struct URLDifference {
    /// Both parts, then the cure.
    let text: String

    init(of sent: String, from page: String) {
        let (sent, page) = (Parts(sent), Parts(page))
        if sent.origin != page.origin {
            text = "The site differs: \(Self.pair(sent.origin, page.origin)). The page was redirected after the message was made."
        } else if sent.path != page.path {
            if Self.withoutSlash(sent.path) == Self.withoutSlash(page.path) {
                text = "Only the slash at the end differs. Link to the one of the two to which your server redirects."
            } else {
                text = "The path differs: \(Self.pair(sent.path, page.path)). The page was redirected or has gone on since: \(Self.later)"
            }
        } else {
            let (name, pair) = sent.query == page.query ? ("fragment", (sent.fragment, page.fragment)) : ("query", (sent.query, page.query))
            text = "The \(name) differs: \(Self.pair(pair.0, pair.1)). pushState or replaceState has changed the page's URL since: \(Self.later)"
        }
    }

    private static let later = "send the message after that, and use Turbo.visit."
    /// In scalars: a longer part is cut, and shown from so many before its difference.
    private static let (longestPart, shownBefore) = (60, 20)

    private static func withoutSlash(_ path: Substring) -> Substring { path.hasSuffix("/") ? path.dropLast() : path }

    private static func pair(_ sent: Substring, _ page: Substring) -> String {
        let common = zip(sent.unicodeScalars, page.unicodeScalars).prefix { $0 == $1 }.count
        return [sent, page].map { part in
            if part.isEmpty { return "none" }
            let shown = common > shownBefore ? "…" + String(part.unicodeScalars.dropFirst(common - shownBefore)) : String(part)
            return "“\(shown.start(longestPart))”"
        }.joined(separator: " in place of ")
    }

    /// An address as the page writes it, which may be none.
    private struct Parts {
        let origin: Substring
        let path: Substring
        /// With its question mark.
        let query: Substring
        /// With its number sign.
        let fragment: Substring

        init(_ url: String) {
            let hash = url.firstIndex(of: "#") ?? url.endIndex
            let question = url[..<hash].firstIndex(of: "?") ?? hash
            let host = url[..<question].firstRange(of: "://")?.upperBound ?? url.startIndex
            let slash = host == url.startIndex ? host : url[host..<question].firstIndex(of: "/") ?? question
            (origin, path, query, fragment) = (url[..<slash], url[slash..<question], url[question..<hash], url[hash...])
        }
    }
}
