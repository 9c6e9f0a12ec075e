public import Foundation

/// The reason why a visit failed (the type of this name of Turbo iOS, and of Hotwire Native iOS until 1.2).
public enum TurboError: LocalizedError, Equatable, Sendable {
    case networkFailure
    case timeoutFailure
    case contentTypeMismatch
    case pageLoadFailure
    case http(statusCode: Int)

    public var errorDescription: String? {
        switch self {
        case .networkFailure: "The server cannot be reached."
        case .timeoutFailure: "The server did not answer in time."
        case .contentTypeMismatch: "The server's answer is not a web page."
        case .pageLoadFailure: "The page could not be loaded."
        case .http(let statusCode): "The server answered with the status \(statusCode)."
        }
    }
}
