import Foundation

#if canImport(FoundationNetworking)
    public import FoundationNetworking
#endif

/// The options for fetching a path configuration from its server (upstream's type of this name).
///
/// Of the configuration count its additional headers, cookies and time limits. Caches, proxies, TLS versions and protocol classes have
/// no effect: the request goes through libcurl, see `HTTPFetch`.
public struct PathConfigurationLoaderOptions {
    public let urlSessionConfiguration: URLSessionConfiguration?

    public init(urlSessionConfiguration: URLSessionConfiguration? = nil) {
        self.urlSessionConfiguration = urlSessionConfiguration
    }
}
