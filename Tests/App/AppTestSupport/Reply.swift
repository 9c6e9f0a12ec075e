import Foundation

/// A reply as it reaches the page's callback.
public struct Reply: Equatable {
    public let id: String
    public let component: String
    public let event: String
    /// JSON text.
    public let data: String

    /// The member of `data` with that key.
    public subscript(key: String) -> Any? {
        (try? JSONSerialization.jsonObject(with: Data(data.utf8)) as? [String: Any])?[key]
    }
}
