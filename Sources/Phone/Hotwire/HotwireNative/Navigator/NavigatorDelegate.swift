public import Foundation

#if canImport(FoundationNetworking)
    public import FoundationNetworking
#endif

/// Decides on a navigator's visits (upstream's type of this name, with the methods of all versions since 1.0). All methods are optional.
@preconcurrency @MainActor public protocol NavigatorDelegate: AnyObject {
    typealias RetryBlock = () -> Void

    func handle(proposal: VisitProposal, from navigator: Navigator) -> ProposalResult
    /// Until 1.1.
    func handle(proposal: VisitProposal) -> ProposalResult
    /// Until 1.1.
    func handle(externalURL: URL) -> ExternalURLNavigationAction

    func visitableDidFailRequest(
        _ visitable: any Visitable, error: LaterVersion.HotwireNativeError, retryHandler: RetryBlock?)
    /// Until 1.2; the error is a `TurboError`, one of a document's request, or upstream's own of the request that looks for a redirect.
    func visitableDidFailRequest(_ visitable: any Visitable, error: any Error, retryHandler: RetryBlock?)

    func didReceiveAuthenticationChallenge(
        _ challenge: URLAuthenticationChallenge,
        completionHandler: @escaping (URLSession.AuthChallengeDisposition, URLCredential?) -> Void)
    func formSubmissionDidStart(to url: URL)
    func formSubmissionDidFinish(at url: URL)
    func requestDidFinish(at url: URL)
}

extension NavigatorDelegate {
    public func handle(proposal: VisitProposal, from navigator: Navigator) -> ProposalResult {
        handle(proposal: proposal)
    }

    public func handle(proposal: VisitProposal) -> ProposalResult { .accept }
    public func handle(externalURL: URL) -> ExternalURLNavigationAction { .openViaSafariController }

    public func visitableDidFailRequest(
        _ visitable: any Visitable, error: LaterVersion.HotwireNativeError, retryHandler: RetryBlock?
    ) {
        guard Hotwire.isMain else { return visitableDidFailRequest(visitable, error: error.releasedError, retryHandler: retryHandler) }
        (visitable as? any ErrorPresenter)?.presentError(error, retryHandler: retryHandler)
    }

    public func visitableDidFailRequest(_ visitable: any Visitable, error: any Error, retryHandler: RetryBlock?) {
        (visitable as? any ErrorPresenter)?.presentError(error, retryHandler: retryHandler)
    }

    public func didReceiveAuthenticationChallenge(
        _ challenge: URLAuthenticationChallenge,
        completionHandler: @escaping (URLSession.AuthChallengeDisposition, URLCredential?) -> Void
    ) {
        completionHandler(.performDefaultHandling, nil)
    }

    public func formSubmissionDidStart(to url: URL) {}
    public func formSubmissionDidFinish(at url: URL) {}
    public func requestDidFinish(at url: URL) {}
}

/// A type that can route to a URL (upstream's type of this name).
@preconcurrency @MainActor public protocol NavigationHandler: AnyObject {
    func route(_ url: URL)
    func route(_ proposal: VisitProposal)
}

/// The way in which a link to another site is opened (Hotwire Native iOS 1.1's type of this name).
public enum ExternalURLNavigationAction: Sendable {
    case openViaSafariController
    case openViaSystem
    case reject
}
