internal import LWS

/// Compresses responses, and keeps their bodies for the next requests.
@MainActor final class CompressedBodies {
    /// Pages need few scripts, but requests can make up rooms, each with a script of its own.
    private static let limit = 16

    private var known: [[UInt8]: [UInt8]] = [:]

    /// The response in the coding that the request allows: `gzip`, or none.
    func response(_ response: HTTPResponse, to request: HTTPRequest) -> HTTPResponse {
        var response = response
        response.headers.append(("vary", "Accept-Encoding"))
        guard request.accepts(contentCoding: "gzip"), let body = compressed(response.body) else { return response }
        response.headers.append(("content-encoding", "gzip"))
        response.body = body
        return response
    }

    private func compressed(_ body: [UInt8]) -> [UInt8]? {
        if let result = known[body] { return result }
        guard let result = Gzip.compress(body) else { return nil }
        if known.count >= Self.limit { known = [:] }
        known[body] = result
        return result
    }
}
