public import Foundation

extension LaterVersion.HTTPError {
    /// A status from 500 to 599.
    public enum ServerError: LocalizedError, Equatable, Sendable {
        case internalServerError, notImplemented, badGateway, serviceUnavailable, gatewayTimeout
        case httpVersionNotSupported
        case other(statusCode: Int)

        private static let named: [(code: Int, error: ServerError, text: String)] = [
            (500, .internalServerError, "Internal Server Error"),
            (501, .notImplemented, "Not Implemented"),
            (502, .badGateway, "Bad Gateway"),
            (503, .serviceUnavailable, "Service Unavailable"),
            (504, .gatewayTimeout, "Gateway Timeout"),
            (505, .httpVersionNotSupported, "HTTP Version Not Supported"),
        ]

        public init(statusCode: Int) {
            self = Self.named.first { $0.code == statusCode }?.error ?? .other(statusCode: statusCode)
        }

        public var statusCode: Int {
            if case .other(let statusCode) = self { return statusCode }
            return Self.named.first { $0.error == self }?.code ?? 500
        }

        public var errorDescription: String? {
            Self.named.first { $0.error == self }?.text ?? "Server Error (\(statusCode))"
        }
    }
}
