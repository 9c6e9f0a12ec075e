/// A server's settings for a remote app. An app gets the ones it asked for as soon as it registers.
public struct ServerSettings: Equatable, Sendable {
    /// The JSON of a path configuration, one object; `nil` when the server follows none.
    public var pathConfiguration: [UInt8]?

    /// The text size of the app's room.
    public var textSize: TextSize

    /// Components that are read from files; `nil` for an app that does not want them.
    public var stubs: [StubSource]?

    public init(pathConfiguration: [UInt8]? = nil, textSize: TextSize = .large, stubs: [StubSource]? = nil) {
        self.pathConfiguration = pathConfiguration
        self.textSize = textSize
        self.stubs = stubs
    }

    /// The frame `settings`.
    public var frame: [UInt8] {
        var writer = JSONWriter(capacity: (pathConfiguration?.count ?? 0) + 64)
        writer.string("type", "settings")
        if let pathConfiguration { writer.json("pathConfiguration", pathConfiguration[...]) }
        if textSize != .large { writer.string("textSize", textSize.rawValue) }
        if let stubs { StubSource.write(stubs, to: &writer) }
        writer.end()
        return writer.bytes
    }

    /// Reads the frame `settings {pathConfiguration?,textSize?,stubs?}`.
    init(_ object: JSONObject) {
        pathConfiguration = (object["pathConfiguration"]?.bytes).map { Array($0) }
        textSize = object["textSize"]?.string.flatMap(TextSize.init) ?? .large
        stubs = StubSource.read(object)
    }
}
