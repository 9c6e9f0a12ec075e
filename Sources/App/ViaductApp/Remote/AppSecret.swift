internal import CryptoKit

/// The secret with which apps authenticate to a server. Its description does not show it.
public struct AppSecret: Sendable, CustomStringConvertible {
    /// Ends the sentence “It has to be …”.
    public static let allowed = "1 to \(maximumLength) visible ASCII characters without spaces"
    /// libwebsockets makes the head of a client's request in 4 KiB.
    static let maximumLength = 1024

    let text: String

    /// - Returns: `nil` for a text that is not `allowed`, and which no header could carry as it is.
    public init?(_ text: String) {
        guard (1...Self.maximumLength).contains(text.utf8.count), text.utf8.allSatisfy({ (0x21...0x7e).contains($0) })
        else { return nil }
        self.text = text
    }

    /// Makes one of 256 random bits, in hexadecimal digits.
    init(using generator: inout some RandomNumberGenerator) {
        text = (0..<32).map { _ in
            let byte = UInt8.random(in: .min ... .max, using: &generator)
            return (byte < 16 ? "0" : "") + String(byte, radix: 16)
        }.joined()
    }

    /// In characters.
    public var length: Int { text.utf8.count }

    /// The value of the header `Authorization` (RFC 6750, section 2.1).
    package var authorization: String { "Bearer \(text)" }

    /// Whether the header `Authorization` has this secret. The time it takes does not reveal where a wrong one differs.
    public func isShown(by authorization: String) -> Bool {
        let words = authorization.split(separator: " ", omittingEmptySubsequences: true)
        guard words.count == 2, words[0].lowercased() == "bearer" else { return false }
        return Self.isEqual(words[1].utf8, to: text.utf8)
    }

    /// Derives a key that reveals nothing of the secret: 64 hexadecimal digits (HMAC-SHA256).
    ///
    /// - Parameter purpose: the only purpose for which the key is valid.
    package func key(for purpose: String) -> String {
        let code = HMAC<SHA256>.authenticationCode(for: Array(purpose.utf8), using: SymmetricKey(data: Array(text.utf8)))
        return code.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
    }

    /// Whether a text is the key for that purpose. The time it takes does not reveal where a wrong one differs.
    package func isKey(_ text: String, for purpose: String) -> Bool { Self.isEqual(text.utf8, to: key(for: purpose).utf8) }

    /// Compares each byte of what is shown, wherever the first wrong one is.
    ///
    /// - Parameter own: at least one byte.
    static func isEqual(_ shown: some Collection<UInt8>, to own: some Collection<UInt8>) -> Bool {
        let own = Array(own)
        var difference = own.count ^ shown.count
        for (index, byte) in shown.enumerated() { difference |= Int(byte ^ own[index % own.count]) }
        return difference == 0
    }

    public var description: String { "a secret" }
}
