public import Foundation

public enum StoreKitError: LocalizedError, Sendable {
    case unknown
    case userCancelled
    case networkError(URLError)
    case systemError(any Error)
    case notAvailableInStorefront
    case notEntitled
    case unsupported

    public var errorDescription: String? { "The App Store cannot do that." }
}
