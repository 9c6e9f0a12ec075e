import Foundation
import FoundationNetworking

/// A `data:` URL, which needs no server.
enum DataURL {
    /// - Throws: `URLError` when it is not one of RFC 2397.
    static func contents(of url: URL) throws -> (Data, HTTPURLResponse) {
        let text = url.absoluteString.dropFirst("data:".count)
        guard let comma = text.firstIndex(of: ","), let decoded = String(text[text.index(after: comma)...]).removingPercentEncoding else {
            throw URLError(.badURL)
        }
        let head = text[..<comma]
        let isBase64 = head.hasSuffix(";base64")
        let type = isBase64 ? head.dropLast(";base64".count) : head
        let fields = ["Content-Type": type.isEmpty ? "text/plain;charset=US-ASCII" : String(type)]
        guard let data = isBase64 ? Data(base64Encoded: decoded) : Data(decoded.utf8),
            let response = HTTPURLResponse(url: url, statusCode: 200, httpVersion: nil, headerFields: fields)
        else { throw URLError(.badURL) }
        return (data, response)
    }
}
