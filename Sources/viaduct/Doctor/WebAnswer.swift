import Foundation
import FoundationNetworking
import LWS

/// The answer to a GET, as a browser would get it.
struct WebAnswer {
    struct Failure: Error, CustomStringConvertible {
        let description: String
    }

    /// In bytes: no page is larger that a person could read.
    static let maximum = 16 << 20

    /// The address of the page at last, after redirects.
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
    ///
    /// - Parameter limit: how much of the body is read, in bytes.
    init(of url: URL, limit: Int = maximum) throws {
        let reader = AnswerReader(limit: limit)
        let session = URLSession(configuration: .ephemeral, delegate: reader, delegateQueue: nil)
        session.dataTask(with: URLRequest(url: Self.named(url), timeoutInterval: AnswerReader.patience)).resume()
        let isInTime = reader.end.wait(timeout: .now() + AnswerReader.patience) == .success
        session.invalidateAndCancel()
        guard isInTime else { throw Failure(description: "The answer has not ended within \(Int(AnswerReader.patience)) s.") }
        let (response, body, error) = reader.result
        guard body.count <= limit else {
            throw Failure(description: "The answer has more than \(limit >> 20) MiB, and is not read to its end.")
        }
        guard let response, error == nil else {
            throw Failure(description: error.map { $0.localizedDescription } ?? "There is no answer.")
        }
        var headers: [String: String] = [:]
        for (name, value) in response.allHeaderFields {
            if let name = name as? String, let value = value as? String { headers[name.lowercased()] = value }
        }
        self.init(url: response.url ?? url, status: response.statusCode, headers: headers, body: body)
    }

    /// Foundation's requests on Linux know no IPv6 address in a URL (Swift 6.3).
    private static func named(_ url: URL) -> URL {
        guard let host = url.host(), SocketAddress.isIPv6(host), SocketAddress.isLoopback(host),
            var components = URLComponents(url: url, resolvingAgainstBaseURL: true)
        else { return url }
        components.host = "localhost"
        return components.url ?? url
    }
}

/// Reads an answer until it is longer than the limit.
private final class AnswerReader: NSObject, URLSessionDataDelegate, @unchecked Sendable {
    /// In seconds: for all of an answer.
    static let patience: TimeInterval = 20

    let end = DispatchSemaphore(value: 0)
    private let limit: Int
    private let lock = NSLock()
    private var (response, body, error): (HTTPURLResponse?, Data, (any Error)?) = (nil, Data(), nil)

    init(limit: Int) {
        self.limit = limit
    }

    var result: (HTTPURLResponse?, Data, (any Error)?) { lock.withLock { (response, body, error) } }

    func urlSession(
        _ session: URLSession, dataTask: URLSessionDataTask, didReceive response: URLResponse,
        completionHandler: @escaping (URLSession.ResponseDisposition) -> Void
    ) {
        lock.withLock { self.response = response as? HTTPURLResponse }
        completionHandler(.allow)
    }

    func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
        let isTooLong = lock.withLock {
            body += data.prefix(limit + 1 - body.count)
            return body.count > limit
        }
        if isTooLong { dataTask.cancel() }
    }

    func urlSession(_ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?) {
        lock.withLock { self.error = error }
        end.signal()
    }
}
