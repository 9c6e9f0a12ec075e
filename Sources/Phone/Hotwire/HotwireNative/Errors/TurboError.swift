public import Foundation

/// The reason why a visit failed (the type of this name of Turbo iOS, and of Hotwire Native iOS until 1.2).
public enum TurboError: LocalizedError, Equatable, Sendable {
    case networkFailure
    case timeoutFailure
    case contentTypeMismatch
    case pageLoadFailure
    case http(statusCode: Int)

    /// The text of 1.2.2, which a person reads and an app may compare.
    public var errorDescription: String? {
        switch self {
        case .networkFailure: "A network error occurred."
        case .timeoutFailure: "A network timeout occurred."
        case .contentTypeMismatch: "The server returned an invalid content type."
        case .pageLoadFailure: "The page could not be loaded due to a configuration error."
        case .http(let statusCode): "There was an HTTP error (\(statusCode))."
        }
    }
}
