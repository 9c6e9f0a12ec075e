public import Foundation

public enum ASUserDetectionStatus: Int, Sendable {
    case unsupported = 0
    case unknown, likelyReal
}

open class ASAuthorizationAppleIDProvider: NSObject, ASAuthorizationProvider, @unchecked Sendable {
    public enum CredentialState: Int, Sendable {
        case revoked = 0
        case authorized, notFound, transferred
    }

    public static let credentialRevokedNotification = Notification.Name(
        "ASAuthorizationAppleIDProviderCredentialRevokedNotification")

    public override init() {
        super.init()
    }

    open func createRequest() -> ASAuthorizationAppleIDRequest { ASAuthorizationAppleIDRequest(self) }

    /// Always reports `.authorized`: a user stays signed in.
    open func getCredentialState(
        forUserID userID: String, completion: @escaping (CredentialState, (any Error)?) -> Void
    ) {
        completion(.authorized, nil)
    }

    open func credentialState(forUserID userID: String) async throws -> CredentialState { .authorized }
}

open class ASAuthorizationOpenIDRequest: ASAuthorizationRequest, @unchecked Sendable {
    open var requestedScopes: [ASAuthorization.Scope]?
    open var state: String?
    open var nonce: String?
    open var requestedOperation = ASAuthorization.OpenIDOperation.operationImplicit
}

open class ASAuthorizationAppleIDRequest: ASAuthorizationOpenIDRequest, @unchecked Sendable {
    open var user: String?
}

/// The account that signed in. The tokens are not Apple's: no server accepts them.
open class ASAuthorizationAppleIDCredential: NSObject, ASAuthorizationCredential, @unchecked Sendable {
    public let user: String
    public let state: String?
    public let authorizedScopes: [ASAuthorization.Scope]
    public let identityToken: Data?
    public let authorizationCode: Data?
    public let email: String?
    public let fullName: PersonNameComponents?
    open var realUserStatus: ASUserDetectionStatus { .likelyReal }

    init(_ account: Account, _ request: ASAuthorizationAppleIDRequest) {
        let scopes = request.requestedScopes ?? []
        user = "viaduct.\(account.email)"
        state = request.state
        authorizedScopes = scopes
        identityToken = Data("viaduct-identity-token".utf8)
        authorizationCode = Data("viaduct-authorization-code".utf8)
        email = scopes.contains(.email) ? account.email : nil
        fullName = scopes.contains(.fullName) ? account.name : nil
        super.init()
    }
}

/// The page's answer to a sign-in.
struct Account: Decodable, Sendable {
    let givenName: String
    let familyName: String
    let email: String

    var name: PersonNameComponents {
        var name = PersonNameComponents()
        (name.givenName, name.familyName) = (givenName, familyName)
        return name
    }
}
