/// The request of an `HTTPCall`.
public struct ClientRequest {
    /// In bytes: libwebsockets writes the head of a request into a buffer of 4096.
    static let longestHead = 3500

    public var method = "GET"
    /// With its query.
    public var path: String
    /// With lower-case names, and values without line breaks.
    public var headers: [(name: String, value: String)] = []
    public var body: [UInt8] = []
    /// The server's name for its certificate and the header `Host`; `nil` for that of the connection.
    public var hostName: String?
    /// Lower-case names of headers that are wanted of the answer.
    public var answerHeaders: [String] = []
    /// How long the server may be silent; `nil` for as long as libwebsockets lets it.
    public var patience: Duration? = .seconds(10)

    public init(path: String) {
        self.path = path
    }

    /// In bytes, nearly: the line of the request, and its headers.
    var headLength: Int { headers.reduce(path.utf8.count) { $0 + $1.name.utf8.count + $1.value.utf8.count + 4 } }
}
