public import SwiftUI

/// A Sign in with Apple button. A tap makes the page ask for the account.
public struct SignInWithAppleButton: View {
    public enum Label: Hashable, Sendable {
        case signIn, `continue`, signUp

        var title: String {
            switch self {
            case .signIn: "Sign in with Apple"
            case .continue: "Continue with Apple"
            case .signUp: "Sign up with Apple"
            }
        }
    }

    public enum Style: Hashable, Sendable {
        case black, white, whiteOutline
    }

    private let label: Label
    private let onRequest: (ASAuthorizationAppleIDRequest) -> Void
    private let onCompletion: (Result<ASAuthorization, any Error>) -> Void

    public init(
        _ label: Label = .signIn, onRequest: @escaping (ASAuthorizationAppleIDRequest) -> Void,
        onCompletion: @escaping (Result<ASAuthorization, any Error>) -> Void
    ) {
        self.label = label
        self.onRequest = onRequest
        self.onCompletion = onCompletion
    }

    public var body: some View {
        Button {
            begin()
        } label: {
            SwiftUI.Label(label.title, systemImage: "apple.logo")
        }
        .buttonStyle(.borderedProminent).tint(.black)
    }

    private func begin() {
        let request = ASAuthorizationAppleIDProvider().createRequest()
        onRequest(request)
        let controller = ASAuthorizationController(authorizationRequests: [request])
        let delegate = Delegate(controller, onCompletion)
        controller.delegate = delegate
        controller.performRequests()
    }

    /// A delegate that keeps itself alive until the answer.
    private final class Delegate: NSObject, ASAuthorizationControllerDelegate {
        private let onCompletion: (Result<ASAuthorization, any Error>) -> Void
        private var controller: ASAuthorizationController?
        private var own: Delegate?

        init(
            _ controller: ASAuthorizationController,
            _ onCompletion: @escaping (Result<ASAuthorization, any Error>) -> Void
        ) {
            self.controller = controller
            self.onCompletion = onCompletion
            super.init()
            own = self
        }

        func authorizationController(
            controller: ASAuthorizationController, didCompleteWithAuthorization authorization: ASAuthorization
        ) {
            finish(.success(authorization))
        }

        func authorizationController(controller: ASAuthorizationController, didCompleteWithError error: any Error) {
            finish(.failure(error))
        }

        private func finish(_ result: Result<ASAuthorization, any Error>) {
            onCompletion(result)
            controller = nil
            own = nil
        }
    }
}

@available(*, deprecated, message: "no effect")
extension View {
    public func signInWithAppleButtonStyle(_ style: SignInWithAppleButton.Style) -> some View { inert() }
}
