/// A place that a page's tab has been at, maybe in another document.
public struct VisitedPlace: Equatable, Sendable {
    /// Those before the last hundred are not read. Nobody goes back so far.
    static let maximum = 100
    // A page has fifty places, and the newest are in every screen.
    /// Bytes.
    static let maximumURL = 64 << 10
    /// Characters. A longer title is cut.
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
