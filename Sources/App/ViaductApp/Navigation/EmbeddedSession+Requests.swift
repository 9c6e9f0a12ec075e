import HotwireNative
import ViaductProtocol

/// The requests of a page, of which the app's session hears.
extension EmbeddedSession {
    /// Tells the session of the page's place what Turbo has told.
    func hear(_ event: TurboEvent) {
        guard stage != nil else { return }
        let told: SessionEvent =
            switch event {
            case .visitRequestStarted: .requestStarted
            case .visitRequestFinished: .requestFinished
            case .formSubmissionStarted: .formSubmissionStarted
            case .formSubmissionFinished: .formSubmissionFinished
            }
        note(told)
    }

    /// The document was there before its app, which hears of all of it at once.
    func noteDocument() {
        for event: SessionEvent in [.requestStarted, .requestFinished, .webViewLoaded] { note(event) }
    }

    private func note(_ event: SessionEvent) {
        let session = decidingSession
        work(on: nil) { session.note(event) }
    }

    /// An app without a navigator has given its session to the destination.
    private var decidingSession: Session {
        let session = stack.current?.destination?.visitableDelegate as? Session
        return session.flatMap { $0 === ownNavigator.session ? nil : $0 } ?? decidingNavigator.session
    }
}
