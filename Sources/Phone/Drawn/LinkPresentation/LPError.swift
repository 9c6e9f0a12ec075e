/// Why a link's metadata could not be had.
public struct LPError: Error, Sendable {
    public enum Code: Int, Sendable {
        case metadataFetchFailed = 1
        case metadataFetchCancelled, metadataFetchTimedOut, metadataFetchNotAllowed
    }

    public let code: Code
}
