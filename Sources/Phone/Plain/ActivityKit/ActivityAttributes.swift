/// What a live activity shows, and does not change.
public protocol ActivityAttributes: Codable {
    associatedtype ContentState: Codable & Hashable
}
