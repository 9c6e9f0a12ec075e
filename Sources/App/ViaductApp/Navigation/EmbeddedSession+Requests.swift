import Foundation
@_spi(HotwireNativeMain) import HotwireNative
import ViaductProtocol

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

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
        if told == .requestStarted {
            leave(for: url)
            stack.current?.isRetried = false
        }
        // The page shows no error view. A visit that is no redirect is loaded as a document, as Turbo does.
        guard let told else { return resolveRedirect(of: url) { [weak self] _, _ in self?.send(.move(.load(url))) } }
        if stage != nil { note(told, at: proposedURL(url, isTurbo: true)) }
    }

    /// - Parameters:
    ///   - status: of the answer; 0 when the answer is no web page, or there is none.
    ///   - isOffline: whether the browser is. That of a machine without a network is too, while it reaches servers of the same machine.
    func fail(at address: String, status: Int, unanswered: UnansweredRequest?, isOffline: Bool) {
        switch unanswered {
        case nil where status == 0: resolveRedirect(of: address) { [weak self] error, _ in self?.fail(with: error) }
        case nil: HTTPError(statusCode: status).map { fail(with: .http($0)) }
        case .visit:
            resolveRedirect(of: address) { [weak self] error, mayRetry in
                if mayRetry, self?.retry() == true { return }
                let error = isOffline ? .web(WebError(Self.offline, as: .requestFailed)) : error
                self?.fail(at: address, with: Hotwire.isMain ? error.ofFetch : error, isOffline: isOffline)
            }
        case .document: failDocument(at: address, isOffline: isOffline)
        }
    }

    private static let offline = URLError(.notConnectedToInternet)

    /// Loads the place as a document, as the library's main does once with a visit without an answer.
    ///
    /// - Returns: `false` where it has tried that already, and in 1.2.2.
    private func retry() -> Bool {
        guard Hotwire.isMain, !isAndroid, let place = stack.current, !place.isRetried else { return false }
        place.isRetried = true
        reload()
        return true
    }

    /// In the words of a phone's web view: the connection was lost where the web app has answers for other URLs.
    private func failDocument(at address: String, isOffline: Bool) {
        let fail = { [weak self] (code: URLError.Code) -> Void in
            self?.fail(at: address, with: .web(WebError(URLError(code))), isOffline: isOffline)
        }
        request(address) { url in
            let isThere = await RedirectCheck.answersServer(of: url)
            return { fail(isThere ? isOffline ? Self.offline.code : .networkConnectionLost : .cannotConnectToHost) }
        } otherwise: {
            fail(.cannotConnectToHost)
        }
    }

    private func fail(at address: String, with error: HotwireNativeError, isOffline: Bool) {
        send(.notice(.unanswered(address, isOffline: isOffline)))
        fail(with: error)
    }

    /// As upstream, the app decides about a visit that was redirected to another site. Any other one has failed.
    ///
    /// - Parameter fail: gets the error, and whether the library's main would try again. Turbo follows redirects on the own site.
    private func resolveRedirect(of address: String, otherwise fail: @escaping (HotwireNativeError, _ mayRetry: Bool) -> Void) {
        request(address) { [weak self] url in
            let end = await RedirectCheck.end(of: url)
            return {
                switch end {
                case .otherHost(let target): self?.leaveSite(for: target)
                case .sameHost(let isRedirect): fail(.load(.contentTypeMismatch), !isRedirect)
                case .refused: fail(.web(WebError(URLError(.badServerResponse), as: .responseValidationFailed)), true)
                case .failed(let error): fail(.web(WebError(error, as: .requestFailed)), true)
                }
            }
        } otherwise: {
            fail(.load(.contentTypeMismatch), false)
        }
    }

    private func leaveSite(for target: URL) {
        guard let place = stack.current else { return }
        showDestination(at: place)
        let session = decidingSession
        work(on: nil) { session.delegate?.session(session, didProposeVisitToCrossOriginRedirect: target) }
    }

    /// Asks about a URL of the page's site, one at a time, whatever the page sends.
    ///
    /// - Parameters:
    ///   - answer: returns what to do, unless the page has moved on.
    ///   - otherwise: for a URL of another site.
    private func request(_ address: String, answer: @escaping (URL) async -> () -> Void, otherwise: () -> Void) {
        guard let place = stack.current, let url = proposedURL(address, isTurbo: true), url.isOnSite(of: currentURL) else { return otherwise() }
        redirectRequest?.cancel()
        redirectRequest = Task { [weak self] in
            let act = await answer(url)
            guard let self, !Task.isCancelled, stack.current === place else { return }
            act()
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

extension HotwireNativeError {
    /// The error of the library's main for a visit of Turbo's that had no answer. 1.2.2 has one for that and for an answer of another type.
    fileprivate var ofFetch: HotwireNativeError {
        self == .load(.contentTypeMismatch) ? .web(WebError(errorCode: 0, message: "Network failure")) : self
    }
}

extension URL {
    /// Whether a page at the other URL may read this one, on the web.
    fileprivate func isOnSite(of other: URL) -> Bool {
        ["http", "https"].contains(scheme) && scheme == other.scheme && host == other.host && port == other.port
    }
}
