@_exported public import UIKit

/// A stand-in for Google's sign-in, whose Objective-C cannot be compiled here. The page asks for the account. Its tokens are
/// invented, and no server accepts them.
@preconcurrency @MainActor open class GIDSignIn: NSObject {
    public typealias Completion = (GIDSignInResult?, (any Error)?) -> Void

    public static let sharedInstance = GIDSignIn()

    open var configuration: GIDConfiguration?
    open private(set) var currentUser: GIDGoogleUser?

    open func signIn(withPresenting presentingViewController: UIViewController, completion: Completion? = nil) {
        signIn(withPresenting: presentingViewController, hint: nil, additionalScopes: nil, completion: completion)
    }

    open func signIn(
        withPresenting presentingViewController: UIViewController, hint: String?, completion: Completion? = nil
    ) {
        signIn(withPresenting: presentingViewController, hint: hint, additionalScopes: nil, completion: completion)
    }

    open func signIn(
        withPresenting presentingViewController: UIViewController, hint: String?, additionalScopes: [String]?,
        completion: Completion? = nil
    ) {
        let ask = Ask(.account, "Sign in with Google", message: "Who is it?")
        ask.begin(in: presentingViewController.viewIfLoaded?.window, for: GoogleAccount.self) { [weak self] outcome in
            guard let account = outcome.answer else {
                completion?(nil, GIDSignInError.cancellation)
                return
            }
            let user = GIDGoogleUser(account, scopes: additionalScopes ?? [])
            self?.currentUser = user
            completion?(GIDSignInResult(user), nil)
        }
    }

    open func signIn(withPresenting presentingViewController: UIViewController) async throws -> GIDSignInResult {
        try await signIn(withPresenting: presentingViewController, hint: nil)
    }

    open func signIn(
        withPresenting presentingViewController: UIViewController, hint: String?, additionalScopes: [String]? = nil
    ) async throws -> GIDSignInResult {
        try await withCheckedThrowingContinuation { continuation in
            signIn(withPresenting: presentingViewController, hint: hint, additionalScopes: additionalScopes) {
                let result = $0
                continuation.resume(with: result.map { .success($0) } ?? .failure($1 ?? GIDSignInError.cancellation))
            }
        }
    }

    open func hasPreviousSignIn() -> Bool { currentUser != nil }

    open func restorePreviousSignIn(completion: ((GIDGoogleUser?, (any Error)?) -> Void)? = nil) {
        completion?(currentUser, currentUser == nil ? GIDSignInError.noPreviousUser : nil)
    }

    open func restorePreviousSignIn() async throws -> GIDGoogleUser {
        guard let currentUser else { throw GIDSignInError.noPreviousUser }
        return currentUser
    }

    open func signOut() { currentUser = nil }

    open func disconnect(completion: (((any Error)?) -> Void)? = nil) {
        signOut()
        completion?(nil)
    }

    @discardableResult
    open func handle(_ url: URL) -> Bool { false }
}

public let kGIDSignInErrorDomain = "com.google.GIDSignIn"

public enum GIDSignInError: Sendable {
    public enum Code: Int, Sendable {
        case unknown = -1
        case keychain = -2
        case hasNoAuthInKeychain = -4
        case canceled = -5
        case emm = -6
    }

    public static let unknown = Code.unknown
    public static let keychain = Code.keychain
    public static let hasNoAuthInKeychain = Code.hasNoAuthInKeychain
    public static let canceled = Code.canceled

    static var cancellation: NSError { error(.canceled, "The user canceled the sign-in flow.") }
    static var noPreviousUser: NSError { error(.hasNoAuthInKeychain, "There is no previous user.") }

    private static func error(_ code: Code, _ text: String) -> NSError {
        NSError(domain: kGIDSignInErrorDomain, code: code.rawValue, userInfo: [NSLocalizedDescriptionKey: text])
    }
}
