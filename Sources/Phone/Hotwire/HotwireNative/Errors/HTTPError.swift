public import Foundation

extension LaterVersion {
    /// A response with a status of 400 or more (upstream's type of this name).
    public enum HTTPError: LocalizedError, Equatable, Sendable {
        case client(ClientError)
        case server(ServerError)

        /// - Returns: `nil` for a status that is no error.
        public init?(statusCode: Int) {
            switch statusCode {
            case 400..<500: self = .client(ClientError(statusCode: statusCode))
            case 500..<600: self = .server(ServerError(statusCode: statusCode))
            default: return nil
            }
        }

        public var statusCode: Int {
            switch self {
            case .client(let error): error.statusCode
            case .server(let error): error.statusCode
            }
        }

        public var errorDescription: String? {
            switch self {
            case .client(let error): error.errorDescription
            case .server(let error): error.errorDescription
            }
        }
    }
}
