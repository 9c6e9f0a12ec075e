public import HotwireNative
public import ViaductProtocol

/// An app whose components run in this process.
@MainActor public final class EmbeddedApp: App {
    public private(set) var description: AppDescription
    /// Gets the names of all script message handlers that its pages have had, when there are new ones.
    var handlersDidGrow: (([String]) -> Void)?
    let components: [BridgeComponent.Type]
    let pageHandlers: PageHandlers?

    /// - Parameters:
    ///   - components: the component types, in the order in which the user agent names them.
    ///   - handlers: for its pages, beside those that the app adds by itself.
    public init(
        name: String, platform: Platform, components: [BridgeComponent.Type], reload: ReloadMode = .auto,
        handlers: PageHandlers? = nil
    ) {
        self.components = components
        pageHandlers = handlers
        let names = components.map { $0.name }
        description = AppDescription(
            name: name, platform: platform, components: names,
            userAgent: platform.userAgent(prefix: Hotwire.config.applicationUserAgentPrefix, components: names),
            reload: reload, handlers: handlers?.names ?? [],
            proposals: AppLaunch.makeSceneDelegate != nil || !Hotwire.config.pathConfiguration.sources.isEmpty)
    }

    /// Whether there is something of the app's own to be made for a page before any message of it.
    var beginsWithPage: Bool {
        AppLaunch.makeSceneDelegate != nil || Hotwire.config.hasOwnWebView || ConfiguredTabs.areThere
    }

    /// Remembers handlers for the pages that come.
    func learn(handlers names: [String]) {
        let new = names.filter { !description.handlers.contains($0) }
        guard !new.isEmpty else { return }
        description.handlers += new
        handlersDidGrow?(description.handlers)
    }

    public func open(page id: String, outlet: any PageOutlet) -> any AppSession {
        EmbeddedSession(app: self, outlet: outlet)
    }
}
