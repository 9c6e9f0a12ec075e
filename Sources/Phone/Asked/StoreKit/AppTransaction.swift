public import Foundation

/// How the app itself was bought.
public struct AppTransaction: Sendable {
    public let appID: UInt64? = nil
    public let bundleID: String
    public let appVersion: String
    public let originalAppVersion: String
    public let originalPurchaseDate: Date
    public let environment: AppStore.Environment
    public let deviceVerificationNonce = UUID()

    public static var shared: VerificationResult<AppTransaction> {
        get async throws {
            .verified(
                AppTransaction(
                    bundleID: Bundle.main.bundleIdentifier ?? "", appVersion: "1.0", originalAppVersion: "1.0",
                    originalPurchaseDate: Date(timeIntervalSinceReferenceDate: 0), environment: .xcode))
        }
    }

    public static func refresh() async throws -> VerificationResult<AppTransaction> { try await shared }
}
