internal import CLibwebsockets

/// The headers of a request or of an answer, which libwebsockets keeps during the callback only.
struct HeaderStorage {
    let wsi: OpaquePointer

    func value(of token: lws_token_indexes) -> String? {
        let length = lws_hdr_total_length(wsi, token)
        guard length > 0 else { return nil }
        return copy(length) { lws_hdr_copy(wsi, $0, $1, token) }
    }

    /// The value of a header for which libwebsockets has no token.
    ///
    /// - Parameter name: with its colon, as libwebsockets wants it.
    func customValue(of name: String) -> String? {
        let length = lws_hdr_custom_length(wsi, name, Int32(name.utf8.count))
        guard length > 0 else { return nil }
        return copy(length) { lws_hdr_custom_copy(wsi, $0, $1, name, Int32(name.utf8.count)) }
    }

    /// - Parameters:
    ///   - length: in bytes, at most what `body` writes.
    ///   - body: gets a buffer and its size, and returns how much it has written there, negative for nothing.
    func copy(_ length: Int32, _ body: (UnsafeMutablePointer<CChar>, Int32) -> Int32) -> String? {
        guard length > 0 else { return nil }
        return withUnsafeTemporaryAllocation(of: CChar.self, capacity: Int(length) + 1) { buffer in
            guard let start = buffer.baseAddress else { return nil }
            let count = body(start, length + 1)
            guard count >= 0 else { return nil }
            let bytes = UnsafeRawBufferPointer(start: start, count: Int(min(count, length)))
            return String(decoding: bytes, as: UTF8.self)
        }
    }
}
