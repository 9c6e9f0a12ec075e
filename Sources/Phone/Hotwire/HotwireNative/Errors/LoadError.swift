public import Foundation

extension LaterVersion {
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
            case .notPresent: "The page could not be loaded because Turbo is not present."
            case .notReady: "The page could not be loaded because Turbo is not ready."
            case .contentTypeMismatch: "The server returned an invalid content type."
            case .invalidResponse: "The server returned an invalid response."
            }
        }
    }
}
