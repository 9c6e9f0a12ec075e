internal import CLibwebsockets

/// A client's end of a WebSocket's handshake (RFC 6455, section 4.1).
struct ClientHandshake {
    /// An answer to the request, by libwebsockets' storage of it. Values are `nil` for headers that there are not.
    struct Answer {
        var status: UInt32 = 101
        var upgrade: String?
        var connection: String?
        var accept: String?
        var subprotocol: String?
        var extensions: String?
        /// Whether it announces a body, which this status has not.
        var hasBody = false
    }

    private static let guid = "258EAFA5-E914-47DA-95CA-C5AB0DC85B11"
    private static let version = "13"

    private let subprotocol: String
    private let key: String

    /// - Parameter key: 16 random bytes, in base64.
    init(subprotocol: String, key: String = Self.makeKey()) {
        self.subprotocol = subprotocol
        self.key = key
    }

    private static func makeKey() -> String {
        var generator = SystemRandomNumberGenerator()
        return base64((0..<16).map { _ in UInt8.random(in: 0...255, using: &generator) })
    }

    /// The request's headers, beside those of any request.
    var headers: [(name: String, value: String)] {
        [
            ("upgrade", "websocket"), ("connection", "Upgrade"), ("sec-websocket-key", key), ("sec-websocket-protocol", subprotocol),
            ("sec-websocket-version", Self.version),
        ]
    }

    /// Judges the server's answer.
    ///
    /// - Returns: a part of a sentence, without its full stop; `nil` when the WebSocket is open.
    func fault(of answer: Answer) -> String? {
        guard answer.status == 101 else { return "its answer to the handshake has the status \(answer.status)" }
        guard answer.upgrade?.lowercased() == "websocket", answer.connection.map(Self.namesUpgrade) == true else {
            return "its answer to the handshake upgrades to no WebSocket"
        }
        guard answer.accept == accept else { return "its answer to the handshake belongs to another one: Sec-WebSocket-Accept is wrong" }
        // A server that knows none of the subprotocols may leave the header out.
        guard answer.subprotocol == nil || answer.subprotocol == subprotocol else {
            return "its answer to the handshake has another subprotocol than “\(subprotocol)”"
        }
        guard answer.extensions == nil else { return "its answer to the handshake has an extension that was not asked for" }
        guard !answer.hasBody else { return "its answer to the handshake has a body" }
        return nil
    }

    /// The header `Sec-WebSocket-Accept` of the right answer (section 4.2.2).
    var accept: String {
        let text = Array((key + Self.guid).utf8)
        var digest = [UInt8](repeating: 0, count: 20)
        lws_SHA1(text, text.count, &digest)
        return Self.base64(digest)
    }

    private static func namesUpgrade(_ connection: String) -> Bool {
        connection.split(separator: ",").contains { $0.lowercased().filter { $0 != " " && $0 != "\t" } == "upgrade" }
    }

    private static func base64(_ bytes: [UInt8]) -> String {
        // libwebsockets wants a byte more than it writes, with the zero at the end.
        let size = (bytes.count + 2) / 3 * 4 + 2
        return withUnsafeTemporaryAllocation(of: CChar.self, capacity: size) { buffer in
            guard let start = buffer.baseAddress else { return "" }
            let count = bytes.withUnsafeBytes {
                lws_b64_encode_string($0.bindMemory(to: CChar.self).baseAddress, Int32($0.count), start, Int32(size))
            }
            return String(decoding: UnsafeRawBufferPointer(start: start, count: max(Int(count), 0)), as: UTF8.self)
        }
    }
}
