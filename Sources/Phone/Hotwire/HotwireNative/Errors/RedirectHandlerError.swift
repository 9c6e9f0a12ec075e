import Foundation

/// The error of 1.2.2 for a visit whose request failed once more when it looked for a redirect. No app can name the type.
package enum RedirectHandlerError: Int, LocalizedError, Sendable {
    case requestFailed
    case responseValidationFailed

    /// What an app can read of it: Foundation's words, since the library has none.
    package var errorDescription: String? { "The operation couldn’t be completed. (HotwireNative.RedirectHandlerError error \(rawValue).)" }
}
