import Foundation
import HotwireNative
import ViaductProtocol

/// The requests of a page, reported to the app's session.
extension EmbeddedSession {
    /// Reports an event of Turbo to the session of the page's place.
    func hear(_ event: TurboEvent, at url: String) {
        let told: SessionEvent? =
            switch event {
            case .visitRequestStarted: .requestStarted
            case .visitRequestFinished: .requestFinished
            case .formSubmissionStarted: .formSubmissionStarted
            case .formSubmissionFinished: .formSubmissionFinished
            case .visitRequestFailedWithNonHttpStatusCode: nil
            }
        if told == .requestStarted { leave(for: url) }
        guard let told else { return resolveRedirect(of: url) }
        if stage != nil { note(told, at: proposedURL(url, isTurbo: true)) }
    }

    /// As upstream, the app decides about a visit that was redirected to another site. Any other failed visit is loaded as a document, as Turbo does.
    private func resolveRedirect(of address: String) {
        guard let place = stack.current, let url = proposedURL(address, isTurbo: true), url.isOnSite(of: currentURL) else {
            return send(.move(.load(address)))
        }
        // One at a time, whatever the page sends.
        redirectRequest?.cancel()
        redirectRequest = Task { [weak self] in
            let target = await CrossOriginRedirect.target(of: url)
            guard let self, !Task.isCancelled, stack.current === place else { return }
            guard let target else { return send(.move(.load(address))) }
            showDestination(at: place)
            let session = decidingSession
            work(on: nil) { session.delegate?.session(session, didProposeVisitToCrossOriginRedirect: target) }
        }
    }

    /// Reports the events of the whole document at once: it was loaded before the app was there.
    func noteDocument() {
        for event: SessionEvent in [.requestStarted, .requestFinished, .webViewLoaded] { note(event, at: currentURL) }
    }

    private func note(_ event: SessionEvent, at url: URL?) {
        let session = decidingSession
        work(on: nil) { session.note(event, at: url) }
    }

    /// An app without a navigator has given its session to the destination.
    private var decidingSession: Session {
        let session = stack.current?.destination?.visitableDelegate as? Session
        let isOwn = session === ownNavigator.session || session === ownNavigator.modalSession
        return session.flatMap { isOwn ? nil : $0 } ?? decidingNavigator.pageSession
    }
}

extension URL {
    /// Whether a page at the other URL may read this one, on the web.
    fileprivate func isOnSite(of other: URL) -> Bool {
        ["http", "https"].contains(scheme) && scheme == other.scheme && host == other.host && port == other.port
    }
}
