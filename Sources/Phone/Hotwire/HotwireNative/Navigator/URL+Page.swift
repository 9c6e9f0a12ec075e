import Foundation

extension URL {
    /// Maps a URL on the app's own site to the page's site, whatever host the app was written for.
    ///
    /// - Parameter startLocation: the app's start URL; when `nil`, every URL stays unchanged.
    @MainActor func inPage(_ page: (any NavigatorPage)?, of startLocation: URL?) -> URL {
        guard let startLocation, host == startLocation.host, let page = page?.origin else { return self }
        return moved(to: page)
    }

    /// Maps a URL on the page's site to the site that the app was written for.
    @MainActor func inApp(_ page: (any NavigatorPage)?, of startLocation: URL?) -> URL {
        guard let startLocation, let page = page?.origin, host == page.host, port == page.port else { return self }
        return moved(to: startLocation)
    }

    private func moved(to origin: URL) -> URL {
        guard var components = URLComponents(url: self, resolvingAgainstBaseURL: true) else { return self }
        components.scheme = origin.scheme
        components.host = origin.host
        components.port = origin.port
        return components.url ?? self
    }
}

extension NavigatorPage {
    fileprivate var origin: URL? { location.flatMap { URL(string: $0) } }
}
