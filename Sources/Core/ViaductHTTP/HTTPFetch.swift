package import Foundation
package import FoundationNetworking

/// Requests over HTTP, by libcurl on a thread of its own.
///
/// `URLSession` does the same, but has libdispatch watch its sockets, which crashes the process now and then when one hangs up.
/// Where they overlap, this behaves like `URLSession` on Linux: redirects, cookies, proxies of the environment, the system's authorities.
package struct HTTPFetch: Sendable {
    /// As `URLSession` has it.
    private static let maximumRedirects = 20
    /// In bytes: more than any picture or configuration has, and what a hostile server may make a process hold.
    private static let maximumBody = 64 << 20

    /// In seconds: that of a request whose own was not set, which `URLRequest` does not tell.
    private static let defaultTimeout: TimeInterval = 60
    /// In seconds: a year.
    private static let longestTime: TimeInterval = 365 * 24 * 3600

    private let headers: [String: String]
    private let cookies: HTTPCookieStorage?
    private let acceptsCookies: Bool
    private let silence: Duration
    private let time: Duration

    /// - Parameter configuration: of which count its additional headers, its cookies, and its two time limits. The limit of a request
    ///   that has one of its own is the request's.
    package init(_ configuration: URLSessionConfiguration = .default) {
        let pairs = (configuration.httpAdditionalHeaders ?? [:]).map { (String(describing: $0), String(describing: $1)) }
        headers = Dictionary(pairs) { first, _ in first }
        cookies = configuration.httpShouldSetCookies ? configuration.httpCookieStorage : nil
        acceptsCookies = configuration.httpCookieAcceptPolicy != .never
        silence = Self.duration(configuration.timeoutIntervalForRequest)
        time = Self.duration(configuration.timeoutIntervalForResource)
    }

    /// Sends the request, and follows redirects.
    ///
    /// - Returns: the last answer, whatever its status, with its body.
    /// - Throws: `URLError`, with libcurl's words where it has no code of its own. Cancelling the task ends the request.
    package func data(for request: URLRequest) async throws -> (Data, HTTPURLResponse) {
        if let url = request.url, url.scheme == "data" { return try DataURL.contents(of: url) }
        let end = ContinuousClock.now + time
        let silence = request.timeoutInterval == Self.defaultTimeout ? silence : Self.duration(request.timeoutInterval)
        var request = request
        for _ in 0...Self.maximumRedirects {
            let sent = withHeaders(request)
            let answer = try await TransferThread.shared.answer(to: sent, silence: silence, end: end, maximumBody: Self.maximumBody)
            guard let url = sent.url, let response = answer.response(from: url) else { throw URLError(.badServerResponse) }
            keepCookies(of: answer, from: url)
            guard let next = Redirect.request(after: response, to: request) else { return (answer.body, response) }
            request = next
        }
        throw URLError(.httpTooManyRedirects)
    }

    /// An app may set any number.
    private static func duration(_ seconds: TimeInterval) -> Duration {
        .seconds(seconds > 0 ? min(seconds, longestTime) : defaultTimeout)
    }

    private func withHeaders(_ request: URLRequest) -> URLRequest {
        var sent = request
        for (name, value) in headers where sent.value(forHTTPHeaderField: name) == nil { sent.setValue(value, forHTTPHeaderField: name) }
        if let url = request.url, let known = cookies?.cookies(for: url),
            let cookie = HTTPCookie.requestHeaderFields(with: known)["Cookie"], !cookie.isEmpty
        {
            sent.addValue(cookie, forHTTPHeaderField: "Cookie")
        }
        return sent
    }

    private func keepCookies(of answer: Answer, from url: URL) {
        guard let cookies, acceptsCookies else { return }
        // One by one: in a joined header, a comma may be that of a date.
        for (name, value) in answer.headers where name.lowercased() == "set-cookie" {
            cookies.setCookies(HTTPCookie.cookies(withResponseHeaderFields: ["Set-Cookie": value], for: url), for: url, mainDocumentURL: nil)
        }
    }
}
