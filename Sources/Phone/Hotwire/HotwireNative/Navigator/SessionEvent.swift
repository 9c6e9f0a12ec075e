package import Foundation

/// An event of a page's requests that a session's delegate hears of.
package enum SessionEvent {
    case requestStarted, requestFinished, formSubmissionStarted, formSubmissionFinished
    /// Another document is there.
    case webViewLoaded
}

extension Session {
    /// - Parameter url: where the request or the form goes.
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
