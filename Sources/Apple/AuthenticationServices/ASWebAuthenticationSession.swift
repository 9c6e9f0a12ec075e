public import UIKit

public typealias ASPresentationAnchor = UIWindow

@MainActor public protocol ASWebAuthenticationPresentationContextProviding: AnyObject {
    func presentationAnchor(for session: ASWebAuthenticationSession) -> ASPresentationAnchor
}

public struct ASWebAuthenticationSessionError: Error {
    public enum Code: Int, Sendable {
        case canceledLogin = 1
        case presentationContextNotProvided
        case presentationContextInvalid
    }

    public let code: Code
}

/// Signing in on another site: it opens in a new tab, and its answer cannot come back to the app.
@MainActor open class ASWebAuthenticationSession {
    public typealias CompletionHandler = (URL?, (any Error)?) -> Void

    open weak var presentationContextProvider: (any ASWebAuthenticationPresentationContextProviding)?
    open var prefersEphemeralWebBrowserSession = false
    private let url: URL
    private let completionHandler: CompletionHandler

    public init(url: URL, callbackURLScheme: String?, completionHandler: @escaping CompletionHandler) {
        self.url = url
        self.completionHandler = completionHandler
    }

    @discardableResult
    open func start() -> Bool {
        UIApplication.shared.open(url)
        return true
    }

    open func cancel() {
        completionHandler(nil, ASWebAuthenticationSessionError(code: .canceledLogin))
    }
}
