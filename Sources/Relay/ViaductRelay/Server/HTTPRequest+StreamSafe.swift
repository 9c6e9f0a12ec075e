internal import LWS
internal import ViaductProtocol

extension HTTPRequest {
    /// The same request with all of its texts in the Stream-Safe Text Format.
    var streamSafe: HTTPRequest {
        var request = HTTPRequest(
            method: method, path: path.streamSafe, query: query.map(\.streamSafe), headers: headers.mapValues(\.streamSafe),
            body: body.streamSafeJSON, peer: peer)
        request.isSecure = isSecure
        return request
    }
}
