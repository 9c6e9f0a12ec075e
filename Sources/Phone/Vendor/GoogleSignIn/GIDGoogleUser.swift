public import Foundation

open class GIDConfiguration: NSObject, @unchecked Sendable {
    public let clientID: String
    public let serverClientID: String?
    public let hostedDomain: String?

    public init(
        clientID: String, serverClientID: String? = nil, hostedDomain: String? = nil, openIDRealm: String? = nil
    ) {
        self.clientID = clientID
        self.serverClientID = serverClientID
        self.hostedDomain = hostedDomain
        super.init()
    }
}

open class GIDSignInResult: NSObject, @unchecked Sendable {
    public let user: GIDGoogleUser
    public let serverAuthCode: String?

    init(_ user: GIDGoogleUser) {
        self.user = user
        serverAuthCode = "viaduct-\(UUID().uuidString)"
        super.init()
    }
}

open class GIDGoogleUser: NSObject, @unchecked Sendable {
    public let userID: String?
    public let profile: GIDProfileData?
    public let idToken: GIDToken?
    public let accessToken: GIDToken
    public let refreshToken: GIDToken
    public let grantedScopes: [String]?

    init(_ account: GoogleAccount, scopes: [String]) {
        let profile = GIDProfileData(account)
        userID = "viaduct-\(profile.email)"
        self.profile = profile
        idToken = GIDToken("\(Self.encoded(#"{"alg":"none"}"#)).\(Self.encoded(account.claims)).")
        accessToken = GIDToken("viaduct-access")
        refreshToken = GIDToken("viaduct-refresh")
        grantedScopes = ["email", "profile"] + scopes
        super.init()
    }

    open func refreshTokensIfNeeded(completion: @escaping (GIDGoogleUser?, (any Error)?) -> Void) {
        completion(self, nil)
    }

    private static func encoded(_ text: String) -> String {
        Data(text.utf8).base64EncodedString().replacingOccurrences(of: "=", with: "")
    }
}

open class GIDProfileData: NSObject, @unchecked Sendable {
    public let email: String
    public let name: String
    public let givenName: String?
    public let familyName: String?
    open var hasImage: Bool { false }

    init(_ account: GoogleAccount) {
        email = account.email ?? "person@example.com"
        givenName = account.givenName
        familyName = account.familyName
        name = [givenName, familyName].compactMap { $0 }.joined(separator: " ")
        super.init()
    }

    open func imageURL(withDimension dimension: UInt) -> URL? { nil }
}

open class GIDToken: NSObject, @unchecked Sendable {
    public let tokenString: String
    public let expirationDate: Date? = Date(timeIntervalSinceNow: 3600)

    init(_ text: String) {
        tokenString = text
        super.init()
    }
}

/// The page's answer to a sign-in.
struct GoogleAccount: Codable, Sendable {
    let givenName: String?
    let familyName: String?
    let email: String?

    /// The claims of the account's token, as JSON text.
    var claims: String {
        (try? JSONEncoder().encode(self)).map { String(decoding: $0, as: UTF8.self) } ?? "{}"
    }
}
