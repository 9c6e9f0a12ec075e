/// What a page has to know of the app that it talks to.
public struct AppDescription: Equatable, Sendable {
    public let name: String
    public let platform: Platform
    /// The names of the app's bridge components, in the order of their registration.
    public let components: [String]
    /// The short string, `[prefix ]Hotwire Native iOS; Turbo Native iOS; bridge-components: [a b]`.
    public let userAgent: String

    public init(name: String, platform: Platform, components: [String], userAgent: String) {
        self.name = name
        self.platform = platform
        self.components = components
        self.userAgent = userAgent
    }
}
