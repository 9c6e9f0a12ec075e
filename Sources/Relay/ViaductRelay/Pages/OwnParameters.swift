/// The parameters of an address that are Viaduct's own: a phone, a room, the tag of a test.
public enum OwnParameters {
    private static let names = Set(PhoneChoice.parameters + [RequestedTest.name])

    /// The same URL, or part of one, without them. A text with white space is none, and stays as it is.
    public static func removed(from url: String) -> String {
        // By scalars: before a combining mark, a separator is another Character.
        let scalars = url.unicodeScalars
        let end = scalars.firstIndex(of: "#") ?? scalars.endIndex
        guard url.contains("viaduct_"), !scalars.contains(where: \.properties.isWhitespace), let mark = scalars[..<end].firstIndex(of: "?")
        else { return url }
        let query = scalars[mark..<end].dropFirst()
        let kept = query.split(separator: "&", omittingEmptySubsequences: false).filter { !names.contains(String($0.prefix { $0 != "=" })) }
        return "\(url[..<mark])\(kept.isEmpty ? "" : "?\(kept.map { String($0) }.joined(separator: "&"))")\(url[end...])"
    }
}
