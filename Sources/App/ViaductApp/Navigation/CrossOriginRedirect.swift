import Foundation
import ViaductHTTP

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// A redirect from the app's own site to another one, which Turbo reports as a failed request.
enum CrossOriginRedirect {
    /// Upstream waits as long as any request may last, and shows nothing meanwhile.
    private static let patience: TimeInterval = 10

    /// Requests the URL without its content, and without the browser's cookies.
    ///
    /// - Returns: the redirect's target on another host; `nil` when there is none, or no answer.
    static func target(of url: URL) async -> URL? {
        var request = URLRequest(url: url, timeoutInterval: patience)
        request.httpMethod = "HEAD"
        guard let answer = try? await HTTPFetch().data(for: request).1,
            (200..<300).contains(answer.statusCode), let end = answer.url, end.host != url.host
        else { return nil }
        return end
    }
}
