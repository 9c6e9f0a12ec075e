/// Answers of the loop's own, to what no handler gets.
extension HTTPResponse {
    /// Headers of all of them, and of the few answers that libwebsockets writes by itself.
    static let refusalHeaders: [(name: String, value: String)] = [
        ("content-security-policy", "default-src 'none'; frame-ancestors 'self'"), ("referrer-policy", "strict-origin-when-cross-origin"),
        ("x-content-type-options", "nosniff"),
    ]

    /// - Parameter text: a sentence with the cure, for a person.
    static func refusal(_ status: UInt32, _ text: String, headers: [(name: String, value: String)] = []) -> HTTPResponse {
        HTTPResponse(
            status: status, headers: headers + [("content-type", "text/plain; charset=utf-8")] + refusalHeaders, body: Array("\(text)\n".utf8))
    }

    static func tooManyConnections(_ limits: ConnectionLimits) -> HTTPResponse {
        refusal(429, "One address may have \(limits.ofAddress) connections (--max-address-connections). (VD-LIMIT-6)")
    }

    static func lateRequest(_ limits: ConnectionLimits) -> HTTPResponse {
        refusal(408, "The request was not whole after \(limits.handshakeTime) (--handshake-seconds). (VD-LIMIT-8)")
    }

    static var pipelinedBody: HTTPResponse {
        refusal(400, "A request with a body has to wait for the answer to the one before it. Send it on a connection of its own. (VD-REQUEST-1)")
    }

    static func longHeaders(_ limits: ConnectionLimits) -> HTTPResponse {
        refusal(431, "A request may have \(limits.headerBytes) bytes of headers (--max-header-bytes). Remove cookies of this host. (VD-LIMIT-8)")
    }

    /// The answer to what libwebsockets takes for no request.
    ///
    /// - Parameter bytes: the start of it, as far as it has come.
    static func notUnderstood(_ bytes: some Sequence<UInt8>) -> HTTPResponse {
        let words = String(decoding: bytes.prefix { $0 != UInt8(ascii: "\n") }, as: UTF8.self).split(whereSeparator: \.isWhitespace)
        guard words.count == 3, words[2].utf8.starts(with: "HTTP/1.".utf8) else {
            return refusal(400, "This is no request of HTTP/1.1. Check which program sends it, and to which port. (VD-REQUEST-1)")
        }
        return refusal(405, "Viaduct has no use for this method. Ask with GET. (VD-REQUEST-1)", headers: [("allow", "GET, HEAD")])
    }
}
