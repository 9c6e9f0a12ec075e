import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// A redirect of the app's own site to another one, which Turbo sees as a failed request.
enum CrossOriginRedirect {
    /// Upstream waits as long as any request may last, while nothing is to be seen.
    private static let patience: TimeInterval = 10

    /// Requests the URL without its content, and without the browser's cookies.
    ///
    /// - Returns: where it leads on another host; `nil` when it stays, or does not answer.
    static func target(of url: URL) async -> URL? {
        var request = URLRequest(url: url, timeoutInterval: patience)
        request.httpMethod = "HEAD"
        guard let answer = try? await URLSession.shared.data(for: request).1 as? HTTPURLResponse,
            (200..<300).contains(answer.statusCode), let end = answer.url, end.host != url.host
        else { return nil }
        return end
    }
}
