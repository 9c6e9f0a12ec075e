public import Foundation

/// The reason why a loaded page cannot be used (upstream's type of this name).
public enum LoadError: LocalizedError, Equatable, Sendable {
    case notPresent, notReady, contentTypeMismatch, invalidResponse

    public var title: String {
        switch self {
        case .notPresent: "Turbo Not Present"
        case .notReady: "Turbo Not Ready"
        case .contentTypeMismatch: "Content Type Mismatch"
        case .invalidResponse: "Invalid Response"
        }
    }

    public var errorDescription: String? {
        switch self {
        case .notPresent: "The page has no Turbo."
        case .notReady: "The page's Turbo has not started."
        case .contentTypeMismatch: "The server's answer is not a web page."
        case .invalidResponse: "The server's answer cannot be understood."
        }
    }
}
