/// A place that a page's tab has visited, perhaps in another document.
public struct VisitedPlace: Equatable, Sendable {
    /// The number of recent places that are read.
    static let maximum = 100
    /// In bytes of UTF-8. A page has fifty places, and the newest are in every screen.
    static let maximumURL = 64 << 10
    /// In Unicode scalars. A longer title is cut.
    static let maximumTitle = 1024

    public let url: String
    public let title: String
    /// The native screens on top of it, the topmost last.
    public let stacked: [StackedScreen]

    public init(url: String, title: String, stacked: [StackedScreen] = []) {
        self.url = url
        self.title = title
        self.stacked = stacked
    }

    /// - Returns: `nil` unless it is an object with `url` and `title`.
    init?(_ value: JSONValue) {
        guard let object = value.object, let url = object["url"]?.string, let title = object["title"]?.string else {
            return nil
        }
        let stacked = object["stacked"].flatMap(StackedScreen.read)
        self.init(url: url.start(Self.maximumURL), title: title.start(Self.maximumTitle), stacked: stacked ?? [])
    }
}
