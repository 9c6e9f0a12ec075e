/// The rules of an app's path configuration that match a URL. Sent while somebody reads the trace, or on request.
public struct PathReport: Equatable, Sendable {
    public struct Rule: Equatable, Sendable {
        /// The rule's place among all rules, from 0.
        public let index: Int
        /// The first of its patterns that matches.
        public let pattern: String
        /// A JSON object; `nil` when it is too large to be reported.
        public let properties: String?

        public init(index: Int, pattern: String, properties: String?) {
            self.index = max(0, index)
            self.pattern = pattern.start(PathReport.maximumPattern)
            self.properties = PathReport.bounded(properties)
        }

        /// - Returns: `nil` unless it is an object with `index` and `pattern`.
        init?(_ value: JSONValue) {
            guard let object = value.object, let index = object["index"]?.integer, let pattern = object["pattern"]?.string
            else { return nil }
            self.init(index: index, pattern: pattern, properties: PathReport.object(object["properties"]))
        }

        fileprivate var json: String {
            var writer = JSONWriter(capacity: pattern.utf8.count + (properties?.utf8.count ?? 0) + 64)
            writer.key("index")
            writer.number(index)
            writer.string("pattern", pattern)
            if let properties { writer.json("properties", properties) }
            writer.end()
            return String(decoding: writer.bytes, as: UTF8.self)
        }
    }

    /// The number of rules that are reported, from the end: later rules win.
    static let maximumRules = 16
    /// In Unicode scalars: a longer pattern is cut.
    static let maximumPattern = 500
    /// In Unicode scalars: a longer path is cut.
    static let maximumPath = 4096
    /// In bytes of UTF-8: larger properties are left out.
    static let maximumProperties = 4096

    /// The URL as the page or the developer wrote it.
    public let url: String
    /// The text that patterns are matched against.
    public let path: String
    /// The number of rules of the path configuration. The rules after them are for turbo-rails' redirects.
    public let count: Int
    /// The rules that match, in the order of the configuration; the last ones of many.
    public let rules: [Rule]
    /// The properties of all rules that match, a JSON object; `nil` when it is too large to be reported.
    public let properties: String?

    public init(url: String, path: String, count: Int, rules: [Rule], properties: String?) {
        self.url = url
        self.path = path.start(Self.maximumPath)
        self.count = max(0, count)
        self.rules = rules.suffix(Self.maximumRules)
        self.properties = Self.bounded(properties)
    }

    /// Reads a frame `rules`.
    public init(_ object: JSONObject) throws(FrameError) {
        guard let rules = object["rules"]?.elements(last: Self.maximumRules, { Rule($0) }) else {
            throw FrameError(
                code: .badFrame,
                text: "In the frame “rules”, “rules” has to be an array of objects with “index” and “pattern”. It was ignored.")
        }
        self.init(
            url: try object.requiredURL(of: "rules"), path: try object.requiredString("path", of: "rules"),
            count: try object.requiredCount("count", of: "rules"), rules: rules, properties: Self.object(object["properties"]))
    }

    /// A few words for a person, such as `/new matches rule 2 of 7 /new$: {"context":"modal"}`.
    public var outcome: String {
        guard !rules.isEmpty else { return "\(path) matches no rule of \(count)" }
        let matches = rules.map { $0.index < count ? "rule \($0.index + 1) of \(count) \($0.pattern)" : "turbo-rails' \($0.pattern)" }
        return "\(path) matches \(matches.joined(separator: ", "))\(properties.map { ": \($0)" } ?? "")"
    }

    /// The frame `rules`.
    ///
    /// - Parameter page: the page's id, for the socket of an app.
    public func frame(page: String? = nil) -> [UInt8] {
        var writer = JSONWriter(capacity: 512)
        writer.string("type", "rules")
        if let page { writer.string("page", page) }
        writer.string("url", url)
        writer.string("path", path)
        writer.key("count")
        writer.number(count)
        writer.json("rules", "[\(rules.map(\.json).joined(separator: ","))]")
        if let properties { writer.json("properties", properties) }
        writer.end()
        return writer.bytes
    }

    private static func object(_ value: JSONValue?) -> String? {
        value.flatMap { $0.isObject && $0.bytes.count <= maximumProperties ? $0.json : nil }
    }

    private static func bounded(_ properties: String?) -> String? {
        properties.flatMap { $0.utf8.count > maximumProperties ? nil : $0 }
    }
}
