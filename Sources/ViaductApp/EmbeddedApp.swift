public import HotwireNative
public import ViaductProtocol

/// An app whose components run in this process.
@MainActor public final class EmbeddedApp: App {
    public let description: AppDescription
    let components: [BridgeComponent.Type]

    /// - Parameter components: the component types, in the order in which the user agent names them.
    public init(name: String, platform: Platform, components: [BridgeComponent.Type], reload: ReloadMode = .auto) {
        self.components = components
        let names = components.map { $0.name }
        description = AppDescription(
            name: name, platform: platform, components: names,
            userAgent: platform.userAgent(prefix: Hotwire.config.applicationUserAgentPrefix, components: names),
            reload: reload)
    }

    public func open(page id: String, outlet: any PageOutlet) -> any AppSession {
        EmbeddedSession(app: self, outlet: outlet)
    }
}
