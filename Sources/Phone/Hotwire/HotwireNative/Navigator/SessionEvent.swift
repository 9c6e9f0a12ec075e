/// An event of a page's requests that a session's delegate hears of.
package enum SessionEvent {
    case requestStarted, requestFinished, formSubmissionStarted, formSubmissionFinished
    /// Another document is there.
    case webViewLoaded
}

extension Session {
    package func note(_ event: SessionEvent) {
        switch event {
        case .requestStarted: delegate?.sessionDidStartRequest(self)
        case .requestFinished: delegate?.sessionDidFinishRequest(self)
        case .formSubmissionStarted: delegate?.sessionDidStartFormSubmission(self)
        case .formSubmissionFinished: delegate?.sessionDidFinishFormSubmission(self)
        case .webViewLoaded: delegate?.sessionDidLoadWebView(self)
        }
    }
}
