/// A request line, the headers that its server looks at, and the body that it reads.
public struct HTTPRequest: Sendable {
    /// Upper-case, `GET`.
    public let method: String
    /// Decoded and without `.` and `..`, beginning with `/`.
    public let path: String
    /// The decoded parts of the query, `name=value`, in their order.
    public let query: [String]
    /// By lower-case name; those of `RequestReader.tokens`, fetch metadata, and `ServerHandler.requestHeaders` only.
    public let headers: [String: String]
    /// Whether it came over TLS, as far as this server sees: a proxy in front may say more.
    public var isSecure = false
    /// Empty where its server reads none.
    public internal(set) var body: [UInt8]
    /// The numeric address of the connection's other end; `nil` for a UNIX socket.
    public internal(set) var peer: String?

    public init(
        method: String, path: String, query: [String] = [], headers: [String: String] = [:], body: [UInt8] = [],
        peer: String? = nil
    ) {
        self.method = method
        self.path = path
        self.query = query
        self.headers = headers
        self.body = body
        self.peer = peer
    }

    /// The value of the first query part with this name, `nil` when there is none.
    public func queryValue(_ name: String) -> String? {
        // By scalars: before a combining mark, “=” is another Character.
        let start = "\(name)=".unicodeScalars
        return query.lazy.map(\.unicodeScalars).first { $0.starts(with: start) }.map { String($0.dropFirst(start.count)) }
    }

    /// Whether the body of the answer may have this coding, such as `gzip` (RFC 9110, section 12.5.3).
    public func accepts(contentCoding coding: String) -> Bool {
        var acceptsOthers = false
        for part in (headers["accept-encoding"] ?? "").lowercased().split(separator: ",") {
            let words = part.split(whereSeparator: { $0 == ";" || $0 == " " || $0 == "\t" })
            // A weight of 0 forbids the coding.
            let weight = words.first { $0.hasPrefix("q=") }.flatMap { Double($0.dropFirst(2)) } ?? 1
            let isAllowed = weight > 0
            if words.first == coding[...] { return isAllowed }
            if words.first == "*" { acceptsOthers = isAllowed }
        }
        return acceptsOthers
    }
}
