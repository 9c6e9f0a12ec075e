#if canImport(FoundationNetworking)
    public import FoundationNetworking
#else
    public import Foundation
#endif

extension HTTPURLResponse {
    /// Whether the status is 200 to 299 (upstream's property of this name).
    public var isSuccessful: Bool { 200..<300 ~= statusCode }
}
