/// A native screen on top of a page's place. The page stores it with the place, so that a restarted app can recreate it.
public struct StackedScreen: Equatable, Sendable {
    /// The number kept for one place; real apps push fewer native screens in a row.
    public static let maximum = 16
    /// In bytes of UTF-8. Larger properties are left out.
    public static let maximumProperties = 4096

    /// The URL that the app was asked to visit, on the page's site; `nil` for a screen that was shown without one.
    public let url: String?
    public let title: String
    /// The path configuration's properties for the URL, a JSON object.
    public let properties: String
    /// Whether it replaces the page itself, so that its back button skips the page. Only the first screen of a place can.
    public let replaces: Bool

    public init(url: String?, title: String, properties: String = "{}", replaces: Bool = false) {
        self.url = url
        self.title = title.start(VisitedPlace.maximumTitle)
        self.properties = properties.utf8.count > Self.maximumProperties ? "{}" : properties
        self.replaces = replaces
    }

    /// - Returns: `nil` unless it is an object with `title`.
    init?(_ value: JSONValue) {
        guard let object = value.object, let title = object["title"]?.string else { return nil }
        let url = object["url"]?.string.map { $0.start(VisitedPlace.maximumURL) }
        let properties = object["properties"].flatMap { $0.isObject ? $0.json : nil }
        self.init(url: url, title: title, properties: properties ?? "{}", replaces: object["replaces"]?.json == "true")
    }

    /// Reads the last `maximum` screens of an array; `nil` for another value.
    static func read(_ value: JSONValue) -> [StackedScreen]? {
        value.elements(last: maximum) { StackedScreen($0) }
    }

    static func write(_ screens: [StackedScreen], to writer: inout JSONWriter) {
        let texts = screens.map { screen in
            var writer = JSONWriter(capacity: screen.properties.utf8.count + 256)
            if let url = screen.url { writer.string("url", url) }
            writer.string("title", screen.title)
            if screen.properties != "{}" { writer.json("properties", screen.properties) }
            if screen.replaces { writer.json("replaces", "true") }
            writer.end()
            return String(decoding: writer.bytes, as: UTF8.self)
        }
        writer.json("screens", "[\(texts.joined(separator: ","))]")
    }
}
