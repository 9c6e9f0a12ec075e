/// An answer that is ready as a whole.
public struct HTTPResponse: Sendable {
    public var status: UInt32
    /// With lower-case names. Content-Length is added.
    public var headers: [(name: String, value: String)]
    public var body: [UInt8]

    public init(status: UInt32, headers: [(name: String, value: String)] = [], body: [UInt8] = []) {
        self.status = status
        self.headers = headers
        self.body = body
    }

    public init(status: UInt32, contentType: String, text: String) {
        self.init(status: status, headers: [("content-type", contentType)], body: Array(text.utf8))
    }
}
