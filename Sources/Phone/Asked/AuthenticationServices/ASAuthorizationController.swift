public import UIKit

/// Runs sign-in requests. For Sign in with Apple the page asks for the account. Passwords and passkeys need a phone, and fail.
@preconcurrency @MainActor open class ASAuthorizationController: NSObject {
    public struct RequestOptions: OptionSet, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        public static let preferImmediatelyAvailableCredentials = RequestOptions(rawValue: 1 << 0)
    }

    public let authorizationRequests: [ASAuthorizationRequest]
    open weak var delegate: (any ASAuthorizationControllerDelegate)?
    open weak var presentationContextProvider: (any ASAuthorizationControllerPresentationContextProviding)?
    private var ask: Ask?

    public init(authorizationRequests: [ASAuthorizationRequest]) {
        self.authorizationRequests = authorizationRequests
        super.init()
    }

    open func performRequests() {
        guard ask == nil else { return }
        guard let request = authorizationRequests.lazy.compactMap({ $0 as? ASAuthorizationAppleIDRequest }).first else {
            Inert.note("ASAuthorizationController.performRequests()")
            return MainTurn.afterThis { self.fail(.notHandled) }
        }
        let ask = Ask(.account, "Sign in with Apple", message: "Who is it?")
        self.ask = ask
        let window = presentationContextProvider?.presentationAnchor(for: self)
        // The closure keeps the controller alive until the end, as iOS does.
        ask.begin(in: window, for: Account.self) { self.finish(request, $0) }
    }

    open func performRequests(options: RequestOptions) {
        performRequests()
    }

    @available(*, deprecated, message: "no effect") open func performAutoFillAssistedRequests() { inert(self) }

    open func cancel() {
        guard let ask else { return }
        ask.withdraw()
        self.ask = nil
        fail(.canceled)
    }

    private func finish(_ request: ASAuthorizationAppleIDRequest, _ outcome: Ask.Outcome<Account>) {
        ask = nil
        guard let account = outcome.answer else { return fail(.canceled) }
        let credential = ASAuthorizationAppleIDCredential(account, request)
        delegate?.authorizationController(
            controller: self, didCompleteWithAuthorization: ASAuthorization(request.provider, credential))
    }

    private func fail(_ code: ASAuthorizationError.Code) {
        delegate?.authorizationController(controller: self, didCompleteWithError: ASAuthorizationError(code))
    }
}

@preconcurrency @MainActor public protocol ASAuthorizationControllerDelegate: AnyObject {
    func authorizationController(
        controller: ASAuthorizationController, didCompleteWithAuthorization authorization: ASAuthorization)
    func authorizationController(controller: ASAuthorizationController, didCompleteWithError error: any Error)
}

extension ASAuthorizationControllerDelegate {
    public func authorizationController(
        controller: ASAuthorizationController, didCompleteWithAuthorization authorization: ASAuthorization
    ) {}
    public func authorizationController(controller: ASAuthorizationController, didCompleteWithError error: any Error) {}
}

@preconcurrency @MainActor public protocol ASAuthorizationControllerPresentationContextProviding: AnyObject {
    func presentationAnchor(for controller: ASAuthorizationController) -> ASPresentationAnchor
}
