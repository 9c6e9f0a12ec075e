public import FoundationNetworking

extension HTTPCookiePropertyKey {
    public static let sameSitePolicy = HTTPCookiePropertyKey(rawValue: "SameSite")
    public static let setByJavaScript = HTTPCookiePropertyKey(rawValue: "SetInJavaScript")
}

public struct HTTPCookieStringPolicy: RawRepresentable, Hashable, Sendable {
    public static let sameSiteLax = HTTPCookieStringPolicy(rawValue: "lax")
    public static let sameSiteStrict = HTTPCookieStringPolicy(rawValue: "strict")

    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
}

extension HTTPCookie {
    public var sameSitePolicy: HTTPCookieStringPolicy? {
        (properties?[.sameSitePolicy] as? String).map { HTTPCookieStringPolicy(rawValue: $0.lowercased()) }
    }
}

extension URLSessionConfiguration {
    /// A configuration for background transfers. Here they run only while the app does.
    public static func background(withIdentifier identifier: String) -> URLSessionConfiguration { .default }
}

public let NSURLAuthenticationMethodServerTrust = "NSURLAuthenticationMethodServerTrust"
public let NSURLAuthenticationMethodClientCertificate = "NSURLAuthenticationMethodClientCertificate"
