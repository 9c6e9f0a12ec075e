/// A place that a page's tab has been at, maybe in another document.
public struct VisitedPlace: Equatable, Sendable {
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
        self.init(url: url, title: title)
    }
}
