import Foundation
import FoundationNetworking

/// The answer to a GET, as a browser would get it.
struct WebAnswer {
    struct Failure: Error, CustomStringConvertible {
        let description: String
    }

    private static let timeout: TimeInterval = 20
    /// In bytes: no page is larger that a person could read.
    private static let maximum = 16 << 20

    /// Of the page at last, after redirects.
    let url: URL
    let status: Int
    /// By lower-case name.
    let headers: [String: String]
    let body: Data

    init(url: URL, status: Int, headers: [String: String], body: Data) {
        self.url = url
        self.status = status
        self.headers = headers
        self.body = body
    }

    /// Asks, and blocks until the answer is there.
    init(of url: URL) throws {
        let done = DispatchSemaphore(value: 0)
        nonisolated(unsafe) var result: (Data?, URLResponse?, (any Error)?)
        let session = URLSession(configuration: .ephemeral)
        session.dataTask(with: URLRequest(url: url, timeoutInterval: Self.timeout)) { data, response, error in
            result = (data, response, error)
            done.signal()
        }.resume()
        done.wait()
        session.invalidateAndCancel()
        guard let response = result.1 as? HTTPURLResponse, let body = result.0 else {
            throw Failure(description: result.2.map { $0.localizedDescription } ?? "There is no answer.")
        }
        guard body.count <= Self.maximum else { throw Failure(description: "The answer has more than \(Self.maximum >> 20) MiB.") }
        var headers: [String: String] = [:]
        for (name, value) in response.allHeaderFields {
            if let name = name as? String, let value = value as? String { headers[name.lowercased()] = value }
        }
        self.init(url: response.url ?? url, status: response.statusCode, headers: headers, body: body)
    }
}
