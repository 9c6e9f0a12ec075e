extension HTTPResponse {
    /// Names of the statuses that are sent (RFC 9110, section 15, and RFC 6585).
    private static let names: [UInt32: String] = [
        200: "OK", 201: "Created", 202: "Accepted", 204: "No Content", 301: "Moved Permanently", 302: "Found", 303: "See Other",
        304: "Not Modified", 307: "Temporary Redirect", 308: "Permanent Redirect", 400: "Bad Request", 401: "Unauthorized", 403: "Forbidden",
        404: "Not Found", 405: "Method Not Allowed", 406: "Not Acceptable", 408: "Request Timeout", 409: "Conflict", 410: "Gone",
        411: "Length Required", 413: "Content Too Large", 415: "Unsupported Media Type", 422: "Unprocessable Content",
        426: "Upgrade Required", 429: "Too Many Requests", 431: "Request Header Fields Too Large", 500: "Internal Server Error",
        501: "Not Implemented", 502: "Bad Gateway", 503: "Service Unavailable", 504: "Gateway Timeout",
    ]

    /// The status line, the headers, and the empty line behind them.
    ///
    /// libwebsockets would write HTTP/1.0 as long as it has not taken a request for an ordinary one, which it never does for a WebSocket's.
    ///
    /// - Parameter length: of the body, in bytes; `nil` when the end of the connection is the body's end.
    func head(length: Int?, endsConnection: Bool) -> [UInt8] {
        var text = "HTTP/1.1 \(status) \(Self.names[status] ?? "")\r\n"
        for header in headers { text += "\(header.name): \(header.value)\r\n" }
        if let length { text += "content-length: \(length)\r\n" }
        if endsConnection || length == nil { text += "connection: close\r\n" }
        return Array("\(text)\r\n".utf8)
    }

    /// Head and body of an answer with which the connection ends.
    ///
    /// - Parameter withBody: `false` answers a HEAD.
    func lastBytes(withBody: Bool = true) -> [UInt8] { head(length: body.count, endsConnection: true) + (withBody ? body : []) }
}
