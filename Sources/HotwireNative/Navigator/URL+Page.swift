import Foundation

extension URL {
    /// The app's own site is the page's, whatever host the app was written for.
    ///
    /// - Parameter startLocation: where the app begins; `nil` when it is not known, and every URL stays as it is.
    @MainActor func inPage(_ page: (any NavigatorPage)?, of startLocation: URL?) -> URL {
        guard let startLocation, host == startLocation.host,
            let origin = page?.location.flatMap({ URLComponents(string: $0) }),
            var components = URLComponents(url: self, resolvingAgainstBaseURL: true)
        else { return self }
        components.scheme = origin.scheme
        components.host = origin.host
        components.port = origin.port
        return components.url ?? self
    }
}
