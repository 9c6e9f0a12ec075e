/// A server's settings for remote apps of one platform. An app gets those that it wants as soon as it registers.
public struct ServerSettings: Equatable, Sendable {
    /// The JSON of a path configuration, one object; `nil` when the server follows none.
    public var pathConfiguration: [UInt8]?

    public init(pathConfiguration: [UInt8]? = nil) {
        self.pathConfiguration = pathConfiguration
    }

    /// The frame `settings`.
    public var frame: [UInt8] {
        var writer = JSONWriter(capacity: (pathConfiguration?.count ?? 0) + 64)
        writer.string("type", "settings")
        if let pathConfiguration { writer.json("pathConfiguration", pathConfiguration[...]) }
        writer.end()
        return writer.bytes
    }

    /// Reads the frame `settings {pathConfiguration?}`.
    init(_ object: JSONObject) {
        pathConfiguration = (object["pathConfiguration"]?.bytes).map { Array($0) }
    }
}
