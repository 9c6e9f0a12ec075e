import Foundation

/// Who the page says it is.
struct GoogleAccount: Codable, Sendable {
    let givenName: String?
    let familyName: String?
    let email: String?

    /// JSON text.
    var claims: String {
        (try? JSONEncoder().encode(self)).map { String(decoding: $0, as: UTF8.self) } ?? "{}"
    }
}
