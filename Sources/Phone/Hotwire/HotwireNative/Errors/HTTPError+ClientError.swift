public import Foundation

extension LaterVersion.HTTPError {
    /// A status from 400 to 499.
    public enum ClientError: LocalizedError, Equatable, Sendable {
        case badRequest, unauthorized, paymentRequired, forbidden, notFound, methodNotAllowed, notAcceptable
        case proxyAuthenticationRequired, requestTimeout, conflict, misdirectedRequest, unprocessableEntity
        case preconditionRequired, tooManyRequests
        case other(statusCode: Int)

        private static let named: [(code: Int, error: ClientError, text: String)] = [
            (400, .badRequest, "Bad Request"),
            (401, .unauthorized, "Unauthorized"),
            (402, .paymentRequired, "Payment Required"),
            (403, .forbidden, "Forbidden"),
            (404, .notFound, "Not Found"),
            (405, .methodNotAllowed, "Method Not Allowed"),
            (406, .notAcceptable, "Not Acceptable"),
            (407, .proxyAuthenticationRequired, "Proxy Authentication Required"),
            (408, .requestTimeout, "Request Timeout"),
            (409, .conflict, "Conflict"),
            (421, .misdirectedRequest, "Misdirected Request"),
            (422, .unprocessableEntity, "Unprocessable Entity"),
            (428, .preconditionRequired, "Precondition Required"),
            (429, .tooManyRequests, "Too Many Requests"),
        ]

        public init(statusCode: Int) {
            self = Self.named.first { $0.code == statusCode }?.error ?? .other(statusCode: statusCode)
        }

        public var statusCode: Int {
            if case .other(let statusCode) = self { return statusCode }
            return Self.named.first { $0.error == self }?.code ?? 400
        }

        public var errorDescription: String? {
            Self.named.first { $0.error == self }?.text ?? "Client Error (\(statusCode))"
        }
    }
}
