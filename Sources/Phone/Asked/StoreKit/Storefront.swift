/// The App Store's country: that of the made-up prices.
public struct Storefront: Identifiable, Hashable, Sendable {
    public let id: String
    public let countryCode: String

    static let only = Storefront(id: "143441", countryCode: "USA")

    public static var current: Storefront? {
        get async { only }
    }

    /// It never changes.
    public static var updates: AsyncStream<Storefront> { AsyncStream { _ in } }
}
