/// Why there is no secret.
public struct AppSecretError: Error, Equatable, Sendable, CustomStringConvertible {
    /// One sentence: the cause, without the secret.
    public let text: String

    public var description: String { text }
}
