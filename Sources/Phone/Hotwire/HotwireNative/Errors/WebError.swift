public import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

extension LaterVersion {
    /// The reason why a page could not be loaded at all (upstream's type of this name).
    public struct WebError: LocalizedError, Equatable, Sendable {
        /// `nil` unless it is an error of the URL loading system.
        public let urlError: URLError?
        public let errorCode: Int
        public let message: String
        /// The library's own error, until 1.2.2, when the request failed that looks for a redirect.
        private(set) var redirectError: RedirectHandlerError?

        package init(_ error: any Error, as redirectError: RedirectHandlerError) {
            self.init(error)
            self.redirectError = redirectError
        }

        public init(urlError: URLError) {
            self.urlError = urlError
            errorCode = urlError.code.rawValue
            message = urlError.localizedDescription
        }

        public init(errorCode: Int, message: String?) {
            urlError = nil
            self.errorCode = errorCode
            self.message = message ?? "Network Error"
        }

        public init(_ error: any Error) {
            if let error = error as? URLError {
                self.init(urlError: error)
            } else {
                self.init(errorCode: (error as NSError).code, message: error.localizedDescription)
            }
        }

        /// The same error for delegates of Hotwire Native iOS 1.2 and older.
        var releasedError: any Error {
            if let redirectError { return redirectError }
            return urlError.map { $0 as any Error } ?? self
        }

        public var isOffline: Bool { isOne(of: [.notConnectedToInternet, .networkConnectionLost]) }
        public var isTimeout: Bool { errorCode == URLError.Code.timedOut.rawValue }
        public var isConnectionError: Bool {
            isOne(of: [.cannotFindHost, .cannotConnectToHost, .dnsLookupFailed])
        }
        public var isSSLError: Bool {
            isOne(of: [
                .secureConnectionFailed, .serverCertificateHasBadDate, .serverCertificateUntrusted,
                .serverCertificateHasUnknownRoot, .serverCertificateNotYetValid, .clientCertificateRejected,
                .clientCertificateRequired,
            ])
        }

        public var errorDescription: String? {
            if isConnectionError || isOffline { return "Could not connect to the server." }
            if isTimeout { return "The request timed out." }
            if isSSLError { return "A secure connection could not be established." }
            return switch urlError?.code {
            case .httpTooManyRedirects: "Too many redirects occurred."
            case .badURL: "The URL is invalid."
            default: message
            }
        }

        private func isOne(of codes: [URLError.Code]) -> Bool {
            urlError.map { codes.contains($0.code) } ?? false
        }
    }
}
