/// Rules for a WebSocket's handshake (RFC 6455, section 4.2.1) that libwebsockets 4.1.6 does not check itself.
enum HandshakeRules {
    private static let version = "13"
    /// 16 bytes in base64.
    private static let keyLength = 24

    /// - Returns: the answer to a handshake that breaks a rule, `nil` when it may go on.
    static func refusal(of request: HTTPRequest) -> HTTPResponse? {
        guard request.method == "GET" else {
            return .refusal(405, "Open a WebSocket with GET, not \(request.method).", headers: [("allow", "GET")])
        }
        guard request.headers["sec-websocket-version"] == version else {
            return .refusal(
                426, "The header Sec-WebSocket-Version has to be \(version).",
                headers: [("upgrade", "websocket"), ("sec-websocket-version", version)])
        }
        guard request.headers["sec-websocket-key"]?.utf8.count == keyLength else {
            return .refusal(400, "The header Sec-WebSocket-Key has to be 16 random bytes in base64.")
        }
        return nil
    }
}
