public import ViaductProtocol

extension Platform {
    /// Returns Hotwire Native's addition to the web view's own user agent on this platform.
    public func userAgent(prefix: String?, components: [String]) -> String {
        let list = "bridge-components: [\(components.joined(separator: " "))]"
        let names =
            switch self {
            case .ios: "Hotwire Native iOS; Turbo Native iOS; \(list)"
            case .android: "Hotwire Native Android; Turbo Native Android; \(list);"
            }
        return prefix.map { "\($0) \(names)" } ?? names
    }
}
