/// A place that a page's tab has been at, maybe in another document.
public struct VisitedPlace: Equatable, Sendable {
    /// Those before the last hundred are not read. Nobody goes back so far.
    static let maximum = 100
    /// The bytes of a URL, and of a title. A page has fifty places, and the newest are in every screen.
    static let maximumText = 64 << 10

    public let url: String
    public let title: String

    public init(url: String, title: String) {
        self.url = url
        self.title = title
    }

    /// - Returns: `nil` unless it is an object with `url` and `title`, neither of which is too long.
    init?(_ value: JSONValue) {
        guard let object = value.object, let url = object["url"]?.string, let title = object["title"]?.string,
            max(url.utf8.count, title.utf8.count) <= Self.maximumText
        else { return nil }
        self.init(url: url, title: title)
    }
}
