public import Foundation
public import WebKit

#if canImport(FoundationNetworking)
    public import FoundationNetworking
#endif

/// Observes a session's visits (upstream's type of this name, with the methods of its versions and of Turbo iOS). All methods are optional.
@preconcurrency @MainActor public protocol SessionDelegate: AnyObject {
    func session(_ session: Session, didProposeVisit proposal: VisitProposal)
    func session(_ session: Session, didProposeVisitToCrossOriginRedirect location: URL)
    func session(
        _ session: Session, didFailRequestForVisitable visitable: any Visitable, error: LaterVersion.HotwireNativeError)
    /// Until 1.2; the error is a `TurboError`, one of a document's request, or upstream's own of the request that looks for a redirect.
    func session(_ session: Session, didFailRequestForVisitable visitable: any Visitable, error: any Error)
    /// Until 1.1.
    func session(_ session: Session, openExternalURL url: URL)
    func session(
        _ session: Session, didReceiveAuthenticationChallenge challenge: URLAuthenticationChallenge,
        completionHandler: @escaping (URLSession.AuthChallengeDisposition, URLCredential?) -> Void)
    func session(
        _ session: Session, decidePolicyFor navigationAction: WKNavigationAction
    ) -> WebViewPolicyManager.Decision
    func sessionDidLoadWebView(_ session: Session)
    func sessionDidStartRequest(_ session: Session)
    func sessionDidFinishRequest(_ session: Session)
    func sessionDidStartFormSubmission(_ session: Session)
    func sessionDidFinishFormSubmission(_ session: Session)
    func sessionWebViewProcessDidTerminate(_ session: Session)
}

extension SessionDelegate {
    public func session(_ session: Session, didProposeVisit proposal: VisitProposal) {}
    public func session(_ session: Session, didProposeVisitToCrossOriginRedirect location: URL) {}
    public func session(
        _ session: Session, didFailRequestForVisitable visitable: any Visitable, error: LaterVersion.HotwireNativeError
    ) {
        self.session(session, didFailRequestForVisitable: visitable, error: error.releasedError)
    }
    public func session(
        _ session: Session, didFailRequestForVisitable visitable: any Visitable, error: any Error
    ) {}
    public func session(_ session: Session, openExternalURL url: URL) {}
    public func session(
        _ session: Session, didReceiveAuthenticationChallenge challenge: URLAuthenticationChallenge,
        completionHandler: @escaping (URLSession.AuthChallengeDisposition, URLCredential?) -> Void
    ) {
        completionHandler(.performDefaultHandling, nil)
    }
    public func session(
        _ session: Session, decidePolicyFor navigationAction: WKNavigationAction
    ) -> WebViewPolicyManager.Decision { .allow }
    public func sessionDidLoadWebView(_ session: Session) {}
    public func sessionDidStartRequest(_ session: Session) {}
    public func sessionDidFinishRequest(_ session: Session) {}
    public func sessionDidStartFormSubmission(_ session: Session) {}
    public func sessionDidFinishFormSubmission(_ session: Session) {}
    public func sessionWebViewProcessDidTerminate(_ session: Session) {}
}
