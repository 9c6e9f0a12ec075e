/// Why the body of a request is not read. Its connection ends with the answer: where the next request begins cannot be told.
public enum BodyFault: Equatable, Sendable {
    /// - Parameter limit: in bytes.
    case tooLong(limit: Int)
    /// `Content-Length` is no number (RFC 9112, section 6.3).
    case badLength
    /// A `Transfer-Encoding`, which tells no length. libwebsockets 4.1.6 would take the body for the next request.
    case encoded

    public var status: UInt32 {
        switch self {
        case .tooLong: 413
        case .badLength: 400
        case .encoded: 411
        }
    }

    /// A sentence with the cure.
    public var text: String {
        switch self {
        case .tooLong(let limit): "The request's body may have at most \(limit) bytes."
        case .badLength: "Content-Length has to be one whole number of bytes."
        case .encoded: "Send the body with its Content-Length, not with a Transfer-Encoding."
        }
    }

    /// - Parameter limit: in bytes; 0 where the body is not read, however long it is.
    /// - Returns: `nil` for a request without a body, and for one whose body may be read.
    static func of(_ request: HTTPRequest, limit: Int) -> BodyFault? {
        if request.headers["transfer-encoding"] != nil { return .encoded }
        guard let text = request.headers["content-length"] else { return nil }
        guard let length = length(text) else { return .badLength }
        return limit > 0 && length > limit ? .tooLong(limit: limit) : nil
    }

    /// - Returns: `nil` for what is no number. One that is too large is the largest that there is.
    static func length(_ text: String) -> Int? {
        let digits = text.utf8.split { [UInt8(ascii: " "), UInt8(ascii: "\t")].contains($0) }
        guard digits.count == 1, digits[0].allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }) else { return nil }
        return Int(Substring(digits[0])) ?? .max
    }
}
