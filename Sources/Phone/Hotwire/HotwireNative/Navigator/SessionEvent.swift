package import Foundation

/// A request event that is reported to a session's delegate.
package enum SessionEvent {
    case requestStarted, requestFinished, formSubmissionStarted, formSubmissionFinished
    /// A new document was loaded.
    case webViewLoaded
}

extension Session {
    /// - Parameter url: the target of the request or the form.
    package func note(_ event: SessionEvent, at url: URL?) {
        requestedURL = url
        switch event {
        case .requestStarted: delegate?.sessionDidStartRequest(self)
        case .requestFinished: delegate?.sessionDidFinishRequest(self)
        case .formSubmissionStarted: delegate?.sessionDidStartFormSubmission(self)
        case .formSubmissionFinished: delegate?.sessionDidFinishFormSubmission(self)
        case .webViewLoaded: delegate?.sessionDidLoadWebView(self)
        }
    }
}
