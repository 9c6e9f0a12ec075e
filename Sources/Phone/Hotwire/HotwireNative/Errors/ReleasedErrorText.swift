import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// The texts of Hotwire Native iOS 1.2.2 for errors: each error's own, and for those of URL loading the system's, which Linux has not got.
enum ReleasedErrorText {
    private static let texts: [URLError.Code: String] = [
        .timedOut: "The request timed out.", .cannotFindHost: "A server with the specified hostname could not be found.",
        .cannotConnectToHost: "Could not connect to the server.", .networkConnectionLost: "The network connection was lost.",
        .notConnectedToInternet: "The Internet connection appears to be offline.", .httpTooManyRedirects: "too many HTTP redirects",
        .badServerResponse: "There was a bad response from the server.", .badURL: "bad URL", .unsupportedURL: "unsupported URL",
        .secureConnectionFailed: "An SSL error has occurred and a secure connection to the server cannot be made.",
    ]

    static func text(of error: any Error) -> String { (error as? URLError).flatMap { texts[$0.code] } ?? error.localizedDescription }
}
