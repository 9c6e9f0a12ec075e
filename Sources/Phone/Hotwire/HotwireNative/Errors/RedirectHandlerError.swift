import Foundation

/// The error of 1.2.2 for a visit whose request failed once more when it looked for a redirect. No app can name the type.
struct RedirectHandlerError: LocalizedError {
    /// What an app can read of it: Foundation's words, since the library has none.
    var errorDescription: String? { "The operation couldn’t be completed. (HotwireNative.RedirectHandlerError error 0.)" }
}
