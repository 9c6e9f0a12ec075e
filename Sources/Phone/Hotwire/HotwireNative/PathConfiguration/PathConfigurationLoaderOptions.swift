import Foundation

#if canImport(FoundationNetworking)
    public import FoundationNetworking
#endif

/// The options for fetching a path configuration from its server (upstream's type of this name).
public struct PathConfigurationLoaderOptions {
    public let urlSessionConfiguration: URLSessionConfiguration?

    public init(urlSessionConfiguration: URLSessionConfiguration? = nil) {
        self.urlSessionConfiguration = urlSessionConfiguration
    }
}
