/// The parameters of an address that are Viaduct's own: a phone, a room, the tag of a test.
public enum OwnParameters {
    private static let names = Set(PhoneChoice.parameters + [RequestedTest.name])

    /// The same URL, or part of one, without them. A text with white space is none, and stays as it is.
    public static func removed(from url: String) -> String {
        guard url.contains("viaduct_"), !url.contains(where: \.isWhitespace), let mark = url.firstIndex(of: "?") else { return url }
        let rest = url[url.index(after: mark)...]
        let query = rest.prefix { $0 != "#" }
        let kept = query.split(separator: "&", omittingEmptySubsequences: false).filter { !names.contains(String($0.prefix { $0 != "=" })) }
        return url[..<mark] + (kept.isEmpty ? "" : "?\(kept.joined(separator: "&"))") + rest.dropFirst(query.count)
    }
}
