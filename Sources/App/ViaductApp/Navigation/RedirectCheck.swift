import Foundation
import ViaductHTTP

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// Where a visit leads that Turbo reports as a failed request: it may be redirected from the app's own site to another one.
enum RedirectCheck {
    /// Upstream waits as long as any request may last, and shows nothing meanwhile.
    private static let patience: TimeInterval = 10

    case otherHost(URL)
    case sameHost
    /// There is no answer, or none that is successful.
    case failed(any Error)

    /// Requests the URL as upstream does, without the browser's cookies.
    static func end(of url: URL) async -> RedirectCheck {
        do {
            let answer = try await HTTPFetch().data(for: URLRequest(url: url, timeoutInterval: patience)).1
            guard answer.isSuccessful, let end = answer.url else { return .failed(URLError(.badServerResponse)) }
            return end.host == url.host ? .sameHost : .otherHost(end)
        } catch {
            return .failed(error)
        }
    }
}
