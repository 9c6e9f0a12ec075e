public import UIKit

public typealias ASPresentationAnchor = UIWindow

@preconcurrency @MainActor public protocol ASWebAuthenticationPresentationContextProviding: AnyObject {
    func presentationAnchor(for session: ASWebAuthenticationSession) -> ASPresentationAnchor
}

/// A sign-in on another site. The site opens in a new tab, and the page asks the developer for the final callback address.
@preconcurrency @MainActor open class ASWebAuthenticationSession: NSObject {
    public typealias CompletionHandler = (URL?, (any Error)?) -> Void

    /// The callback URL that ends the session.
    public struct Callback: Sendable {
        let scheme: String

        public static func customScheme(_ customScheme: String) -> Callback { Callback(scheme: customScheme) }
        public static func https(host: String, path: String) -> Callback { Callback(scheme: "https") }

        public func matchesURL(_ url: URL) -> Bool { url.scheme == scheme }
    }

    open weak var presentationContextProvider: (any ASWebAuthenticationPresentationContextProviding)?
    @available(*, deprecated, message: "no effect") open var prefersEphemeralWebBrowserSession = false { didSet { inert(self) } }
    @available(*, deprecated, message: "no effect") open var additionalHeaderFields: [String: String]? { didSet { inert(self) } }
    open var canStart: Bool { ask == nil }
    private let url: URL
    private let scheme: String?
    private var completionHandler: CompletionHandler?
    private var ask: Ask?

    public init(url URL: URL, callbackURLScheme: String?, completionHandler: @escaping CompletionHandler) {
        url = URL
        scheme = callbackURLScheme
        self.completionHandler = completionHandler
        super.init()
    }

    public convenience init(url URL: URL, callback: Callback, completionHandler: @escaping CompletionHandler) {
        self.init(url: URL, callbackURLScheme: callback.scheme, completionHandler: completionHandler)
    }

    @discardableResult
    open func start() -> Bool {
        guard canStart, completionHandler != nil else { return false }
        var message = "Sign in there, and paste the address that it ends at."
        if let scheme { message += " It begins with \(scheme):" }
        let ask = Ask(
            .link, "Sign In", message: message,
            details: [.url(url.absoluteString), .scheme(scheme ?? "")])
        self.ask = ask
        // The closure keeps the session alive until the end, as iOS does.
        ask.begin(in: presentationContextProvider?.presentationAnchor(for: self), for: String.self) { outcome in
            self.finish(outcome.answer.flatMap { URL(string: $0) })
        }
        return true
    }

    open func cancel() {
        ask?.withdraw()
        finish(nil)
    }

    private func finish(_ url: URL?) {
        let completion = completionHandler
        (ask, completionHandler) = (nil, nil)
        completion?(url, url == nil ? ASWebAuthenticationSessionError(.canceledLogin) : nil)
    }
}
