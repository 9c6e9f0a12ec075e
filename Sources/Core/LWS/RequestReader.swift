internal import CLibwebsockets

/// Reads a request out of libwebsockets' header storage, which is there only during the callback.
struct RequestReader {
    private static let tokens: [(name: String, token: lws_token_indexes)] = [
        ("host", WSI_TOKEN_HOST),
        ("origin", WSI_TOKEN_ORIGIN),
        ("referer", WSI_TOKEN_HTTP_REFERER),
        ("if-none-match", WSI_TOKEN_HTTP_IF_NONE_MATCH),
        ("user-agent", WSI_TOKEN_HTTP_USER_AGENT),
        ("upgrade", WSI_TOKEN_UPGRADE),
        ("sec-websocket-key", WSI_TOKEN_KEY),
        ("sec-websocket-protocol", WSI_TOKEN_PROTOCOL),
        ("sec-websocket-version", WSI_TOKEN_VERSION),
        ("cookie", WSI_TOKEN_HTTP_COOKIE),
        ("accept", WSI_TOKEN_HTTP_ACCEPT),
        ("accept-encoding", WSI_TOKEN_HTTP_ACCEPT_ENCODING),
        ("authorization", WSI_TOKEN_HTTP_AUTHORIZATION),
        ("content-length", WSI_TOKEN_HTTP_CONTENT_LENGTH),
        ("content-type", WSI_TOKEN_HTTP_CONTENT_TYPE),
        ("transfer-encoding", WSI_TOKEN_HTTP_TRANSFER_ENCODING),
        ("x-forwarded-for", WSI_TOKEN_X_FORWARDED_FOR),
        ("x-real-ip", WSI_TOKEN_HTTP_X_REAL_IP),
    ]
    private static let fetchMetadata = ["sec-fetch-site", "sec-fetch-mode", "sec-fetch-dest"]

    let wsi: OpaquePointer
    /// Lower-case names of headers to read besides.
    let moreHeaders: [String]

    private var storage: HeaderStorage { HeaderStorage(wsi: wsi) }

    /// - Returns: `nil` when libwebsockets has no request line.
    func read() -> HTTPRequest? {
        guard let (method, path) = requestLine() else { return nil }
        var headers: [String: String] = [:]
        for (name, token) in Self.tokens {
            headers[name] = storage.value(of: token)
        }
        for name in Self.fetchMetadata + moreHeaders {
            headers[name] = storage.customValue(of: name + ":")
        }
        var request = HTTPRequest(
            method: method, path: hasWholeLine ? path : path + "\n", query: query(), headers: headers, peer: PeerAddress.of(wsi))
        request.isSecure = lws_is_ssl(wsi) != 0
        return request
    }

    /// libwebsockets takes a decoded line break, `%0A`, for the end of the line, and sees neither what follows nor the version. Put back,
    /// the break makes the address one that is nowhere.
    private var hasWholeLine: Bool { lws_hdr_total_length(wsi, WSI_TOKEN_HTTP) > 0 }

    private func requestLine() -> (method: String, path: String)? {
        if let path = storage.value(of: WSI_TOKEN_GET_URI) { return ("GET", path) }
        if let path = storage.value(of: WSI_TOKEN_HEAD_URI) { return ("HEAD", path) }
        if let path = storage.value(of: WSI_TOKEN_POST_URI) { return ("POST", path) }
        if let path = storage.value(of: WSI_TOKEN_OPTIONS_URI) { return ("OPTIONS", path) }
        if let path = storage.value(of: WSI_TOKEN_PUT_URI) { return ("PUT", path) }
        if let path = storage.value(of: WSI_TOKEN_PATCH_URI) { return ("PATCH", path) }
        if let path = storage.value(of: WSI_TOKEN_DELETE_URI) { return ("DELETE", path) }
        return nil
    }

    private func query() -> [String] {
        var parts: [String] = []
        // Each part is shorter than all of them together, which is what the total length says.
        let total = lws_hdr_total_length(wsi, WSI_TOKEN_HTTP_URI_ARGS)
        while let part = storage.copy(
            total, { lws_hdr_copy_fragment(wsi, $0, $1, WSI_TOKEN_HTTP_URI_ARGS, Int32(parts.count)) })
        {
            parts.append(part)
        }
        return parts
    }
}
