/// An answer, ready as a whole or with a stream behind its head.
public struct HTTPResponse: Sendable {
    public var status: UInt32
    /// With lower-case names. Content-Length is added.
    public var headers: [(name: String, value: String)]
    public var body: [UInt8]
    /// Writes the body in place of `body`, until it ends or the connection does.
    public let stream: HTTPStream?
    /// Takes the place of all of this when it is there.
    public let late: LateResponse?

    public init(
        status: UInt32, headers: [(name: String, value: String)] = [], body: [UInt8] = [], stream: HTTPStream? = nil
    ) {
        late = nil
        self.status = status
        self.headers = headers
        self.body = body
        self.stream = stream
    }

    /// An answer that comes later.
    public init(_ late: LateResponse) {
        self.late = late
        (status, headers, body, stream) = (503, [], [], nil)
    }

    public init(status: UInt32, contentType: String, text: String) {
        self.init(status: status, headers: [("content-type", contentType)], body: Array(text.utf8))
    }
}
