public import Foundation
public import UIKit
public import WebKit

#if canImport(FoundationNetworking)
    public import FoundationNetworking
#endif

extension Navigator: SessionDelegate {
    public func session(_ session: Session, didProposeVisit proposal: VisitProposal) {
        route(proposal)
    }

    public func session(_ session: Session, didProposeVisitToCrossOriginRedirect location: URL) {
        pop(animated: false)
        route(location)
    }

    public func session(
        _ session: Session, didFailRequestForVisitable visitable: any Visitable, error: LaterVersion.HotwireNativeError
    ) {
        delegate?.visitableDidFailRequest(visitable, error: error) { session.reload() }
    }

    /// The form of 1.2.
    public func session(
        _ session: Session, didFailRequestForVisitable visitable: any Visitable, error: any Error
    ) {
        if let error = error as? HotwireNativeError {
            self.session(session, didFailRequestForVisitable: visitable, error: error)
        } else {
            delegate?.visitableDidFailRequest(visitable, error: error) { session.reload() }
        }
    }

    public func session(
        _ session: Session, decidePolicyFor navigationAction: WKNavigationAction
    ) -> WebViewPolicyManager.Decision {
        guard let configuration else { return .allow }
        return Hotwire.config.webViewPolicyManager.decidePolicy(
            for: navigationAction, configuration: configuration, navigator: self)
    }

    public func session(
        _ session: Session, didReceiveAuthenticationChallenge challenge: URLAuthenticationChallenge,
        completionHandler: @escaping (URLSession.AuthChallengeDisposition, URLCredential?) -> Void
    ) {
        guard let delegate else { return completionHandler(.performDefaultHandling, nil) }
        delegate.didReceiveAuthenticationChallenge(challenge, completionHandler: completionHandler)
    }

    public func sessionDidFinishRequest(_ session: Session) {
        // As upstream, where the next screen already has the web view. Here that screen is created once the page has arrived.
        if let url = session.requestedURL ?? session.activeVisitable?.initialVisitableURL { delegate?.requestDidFinish(at: url) }
    }

    public func sessionDidStartFormSubmission(_ session: Session) {
        if let url = session.topmostVisitable?.initialVisitableURL { delegate?.formSubmissionDidStart(to: url) }
    }

    public func sessionDidFinishFormSubmission(_ session: Session) {
        if let url = session.topmostVisitable?.initialVisitableURL { delegate?.formSubmissionDidFinish(at: url) }
    }

    public func sessionWebViewProcessDidTerminate(_ session: Session) {
        session.reload()
    }
}

extension Navigator: WKUIControllerDelegate {
    public func present(_ alert: UIAlertController, animated: Bool) {
        front.present(alert, animated: animated)
    }
}
