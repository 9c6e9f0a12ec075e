import Foundation
import FoundationNetworking

/// A server's answer to one request.
struct Answer: Sendable {
    var status = 0
    var headers: [(name: String, value: String)] = []
    var body = Data()

    func response(from url: URL) -> HTTPURLResponse? {
        let fields = Dictionary(headers.map { ($0.name, $0.value) }) { "\($0), \($1)" }
        return HTTPURLResponse(url: url, statusCode: status, httpVersion: "HTTP/1.1", headerFields: fields)
    }

    /// Adds a line of the head. A status line begins another head: that of an interim answer, or of a proxy's, is none of the caller's.
    mutating func add(headLine line: String) {
        if line.hasPrefix("HTTP/") {
            status = line.split(separator: " ").dropFirst().first.flatMap { Int($0) } ?? 0
            headers = []
        } else if let colon = line.unicodeScalars.firstIndex(of: ":") {
            let value = String(line.unicodeScalars[colon...].dropFirst()).trimmingCharacters(in: .whitespacesAndNewlines)
            headers.append((String(line[..<colon]), value))
        }
    }
}
