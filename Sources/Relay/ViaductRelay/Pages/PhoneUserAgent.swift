public import ViaductProtocol

/// The `navigator.userAgent` of a page on a phone: the web view's own string and the app's.
public enum PhoneUserAgent {
    /// Without `Mobile/15E148`, WebKit's default for `applicationNameForUserAgent`: the app's string replaces it.
    private static let iPhone =
        "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)"
    private static let androidPhone =
        "Mozilla/5.0 (Linux; Android 15; Pixel 9 Build/AP4A; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/131.0.0.0 Mobile Safari/537.36"

    static func page(for app: AppDescription) -> String { page(of: app.platform, with: app.userAgent) }

    /// The page's user agent. iOS appends the app's string to the web view's, Android puts it in front.
    ///
    /// - Parameter own: the app's string.
    public static func page(of platform: Platform, with own: String) -> String {
        switch platform {
        case .ios: "\(iPhone) \(own)"
        case .android: "\(own) \(androidPhone)"
        }
    }
}
