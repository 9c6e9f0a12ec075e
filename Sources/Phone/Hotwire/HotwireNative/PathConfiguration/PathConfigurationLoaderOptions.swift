import Foundation

#if canImport(FoundationNetworking)
    public import FoundationNetworking
#endif

/// How a path configuration is fetched from its server (upstream's type of this name).
public struct PathConfigurationLoaderOptions {
    public let urlSessionConfiguration: URLSessionConfiguration?

    public init(urlSessionConfiguration: URLSessionConfiguration? = nil) {
        self.urlSessionConfiguration = urlSessionConfiguration
    }
}
