import Foundation
@_spi(HotwireNativeMain) import HotwireNative
import ViaductHTTP

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// Where a visit leads that Turbo reports as a failed request: it may be redirected from the app's own site to another one.
enum RedirectCheck {
    /// In seconds. 1.2.2 waits as long as any request may last, and shows nothing meanwhile.
    static var patience: TimeInterval { Hotwire.isMain ? Hotwire.config.redirectResolutionTimeout : 10 }

    /// Sends no cookies and keeps none: pages of all rooms share the process.
    private static let fetch: HTTPFetch = {
        let configuration = URLSessionConfiguration.ephemeral
        configuration.httpShouldSetCookies = false
        return HTTPFetch(configuration)
    }()

    case otherHost(URL)
    case sameHost(isRedirect: Bool)
    /// The answer is not successful. For the library's main it is an answer like any other.
    case refused
    /// There is no answer.
    case failed(any Error)

    /// Whether the server of the URL answers, whatever it says. It is asked for what is no page of the web app.
    static func answersServer(of url: URL) async -> Bool {
        guard let icon = URL(string: "/favicon.ico", relativeTo: url)?.absoluteURL else { return false }
        var request = URLRequest(url: icon, timeoutInterval: patience)
        request.httpMethod = "HEAD"
        return (try? await fetch.data(for: request).1).map { !isOwn($0) } ?? false
    }

    /// Requests the URL as upstream does, without cookies, and without more of its content than the server insists on.
    static func end(of url: URL) async -> RedirectCheck {
        var request = URLRequest(url: url, timeoutInterval: patience)
        request.setValue("bytes=0-0", forHTTPHeaderField: "Range")
        do {
            let answer = try await fetch.data(for: request).1
            guard !isOwn(answer) else { return .failed(URLError(.cannotConnectToHost)) }
            return RedirectCheck(answer, to: url)
        } catch {
            return .failed(error)
        }
    }

    init(_ answer: HTTPURLResponse, to url: URL) {
        guard Hotwire.isMain || answer.isSuccessful, let end = answer.url else {
            self = .refused
            return
        }
        self = end.host == url.host ? .sameHost(isRedirect: end.absoluteString != url.absoluteString) : .otherHost(end)
    }

    /// Whether it is the proxy's own answer, for a web app that has none.
    private static func isOwn(_ answer: HTTPURLResponse) -> Bool { answer.value(forHTTPHeaderField: "X-Viaduct-Own") != nil }
}
