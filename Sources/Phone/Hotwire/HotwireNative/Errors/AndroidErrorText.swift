import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// The texts of Hotwire Native Android 1.3.1 for errors, as its error view shows them.
enum AndroidErrorText {
    /// Statuses whose text is not that of iOS.
    private static let ownTexts = [406: "Not Accessible", 505: "Http Version Not Supported"]

    /// - Returns: an empty text where Android has none, such as for a status without a name.
    static func text(of error: any Error) -> String {
        switch error {
        case let error as HotwireNativeError: text(of: error)
        case TurboError.http(let status): text(of: status)
        case TurboError.pageLoadFailure: LoadError.notReady.title
        // Android verifies on its own whether Turbo's failure is a redirect, and then has no text for it.
        case is TurboError, is RedirectHandlerError: ""
        case let error as URLError: text(of: WebError(urlError: error))
        default: error.localizedDescription
        }
    }

    private static func text(of error: HotwireNativeError) -> String {
        switch error {
        case .http(let error): text(of: error.statusCode)
        case .load(.notPresent): LoadError.notPresent.title
        case .load(.notReady): LoadError.notReady.title
        case .load: ""
        case .web(let error): text(of: error)
        }
    }

    private static func text(of status: Int) -> String {
        switch HTTPError(statusCode: status) {
        case nil, .client(.other), .server(.other): ""
        case let error?: ownTexts[status] ?? error.errorDescription ?? ""
        }
    }

    private static func text(of error: WebError) -> String {
        guard error.redirectError == nil else { return "" }
        return switch error.urlError?.code {
        case .cannotFindHost, .dnsLookupFailed, .notConnectedToInternet: "Host Lookup"
        case .cannotConnectToHost: "Connect"
        case .timedOut: "Timeout"
        case .httpTooManyRedirects: "Redirect Loop"
        case .unsupportedURL: "Unsupported Scheme"
        case .badURL: "Bad URL"
        case .secureConnectionFailed: "Failed SSL Handshake"
        default: error.message
        }
    }
}
