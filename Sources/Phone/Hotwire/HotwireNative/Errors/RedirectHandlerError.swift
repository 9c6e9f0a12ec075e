import Foundation

/// The error of 1.2.2 for a visit whose request failed once more when it looked for a redirect. No app can name the type.
package enum RedirectHandlerError: Int, LocalizedError, Sendable {
    case requestFailed
    case responseValidationFailed

    /// Foundation's words, which an app can read: the library has none of its own.
    package var errorDescription: String? { "The operation couldn’t be completed. (HotwireNative.RedirectHandlerError error \(rawValue).)" }
}
