/// A place that a page's tab has been at, maybe in another document.
public struct VisitedPlace: Equatable, Sendable {
    /// How many of the last places are read. Nobody goes back further.
    static let maximum = 100
    /// In bytes of UTF-8. A page has fifty places, and the newest are in every screen.
    static let maximumURL = 64 << 10
    /// In Unicode scalars. A longer title is cut.
    static let maximumTitle = 1024

    public let url: String
    public let title: String

    public init(url: String, title: String) {
        self.url = url
        self.title = title
    }

    /// - Returns: `nil` unless it is an object with `url` and `title`.
    init?(_ value: JSONValue) {
        guard let object = value.object, let url = object["url"]?.string, let title = object["title"]?.string else {
            return nil
        }
        self.init(url: url.start(Self.maximumURL), title: title.start(Self.maximumTitle))
    }
}
