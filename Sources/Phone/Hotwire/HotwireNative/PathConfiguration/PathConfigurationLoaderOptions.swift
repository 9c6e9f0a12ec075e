import Foundation

#if canImport(FoundationNetworking)
    public import FoundationNetworking
#endif

/// The options for fetching a path configuration from its server (upstream's type of this name).
///
/// The configuration's headers, cookies and time limits have an effect. Caches, proxies, TLS versions and protocol classes have
/// no effect: the request goes through libcurl, see `HTTPFetch`.
public struct PathConfigurationLoaderOptions {
    public let urlSessionConfiguration: URLSessionConfiguration?

    public init(urlSessionConfiguration: URLSessionConfiguration? = nil) {
        self.urlSessionConfiguration = urlSessionConfiguration
    }
}
