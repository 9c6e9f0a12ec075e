public import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

extension LaterVersion {
    /// The reason why a visit failed (upstream's type of this name).
    public enum HotwireNativeError: LocalizedError, Equatable, Sendable {
        case http(HTTPError)
        case web(WebError)
        case load(LoadError)

        public var errorDescription: String? {
            switch self {
            case .http(let error): error.errorDescription
            case .web(let error): error.errorDescription
            case .load(let error): error.errorDescription
            }
        }

        public var statusCode: Int? {
            if case .http(let error) = self { error.statusCode } else { nil }
        }

        public var urlError: URLError? {
            if case .web(let error) = self { error.urlError } else { nil }
        }

        /// The same error for delegates of Hotwire Native iOS 1.2 and older.
        var releasedError: any Error {
            switch self {
            case .http(let error): TurboError.http(statusCode: error.statusCode)
            case .web(let error): error.releasedError
            // As 1.2.2, which then asks the server once more and finds no redirect.
            case .load(.contentTypeMismatch): TurboError.http(statusCode: 0)
            case .load: TurboError.pageLoadFailure
            }
        }
    }
}
