public import HotwireNative
public import ViaductProtocol

/// An app whose components run in this process.
@MainActor public final class EmbeddedApp: App {
    public private(set) var description: AppDescription
    /// Gets the names of all script message handlers that its pages have had, when there are new ones. The next page
    /// has them from its first moment; one that was loaded without some of them loads again.
    var handlersDidGrow: (([String]) -> Void)?
    /// Only those with a name.
    let components: [BridgeComponent.Type]
    /// Components that would end the app on a phone, since they have no name.
    let nameless: [BridgeComponent.Type]
    let pageHandlers: PageHandlers?
    let limits: PageLimits
    private let ownPaths: PathConfiguration?

    /// - Parameters:
    ///   - components: the component types, in the order in which the user agent names them.
    ///   - handlers: for its pages, beside those that the app adds by itself.
    ///   - paths: `nil` for `Hotwire.config`'s.
    ///   - limits: of each page.
    public init(
        name: String, platform: Platform, components: [BridgeComponent.Type], reload: ReloadMode = .auto,
        handlers: PageHandlers? = nil, paths: PathConfiguration? = nil, limits: PageLimits = PageLimits()
    ) {
        self.components = components.filter { !$0.name.isEmpty }
        nameless = components.filter { type in
            // A class that others inherit from needs no name while nobody registers it.
            type.name.isEmpty
                && (Hotwire.bridgeComponentTypes.contains { $0 == type }
                    || !components.contains { $0 != type && $0.isSubclass(of: type) })
        }
        for component in nameless { HotwireLog.write(Notice.nameless(component).text) }
        pageHandlers = handlers
        ownPaths = paths
        self.limits = limits
        if platform == .android { (paths ?? Hotwire.config.pathConfiguration).readsURIs = true }
        let names = self.components.map { $0.name }
        description = AppDescription(
            name: name, platform: platform, components: names,
            userAgent: platform.userAgent(prefix: Hotwire.config.applicationUserAgentPrefix, components: names),
            reload: reload, handlers: handlers?.names ?? [],
            proposals: AppLaunch.makeSceneDelegate != nil || !(paths ?? Hotwire.config.pathConfiguration).sources.isEmpty)
    }

    /// The path configuration of the app's pages. An app may give `Hotwire.config` another one at any time.
    var paths: PathConfiguration { ownPaths ?? Hotwire.config.pathConfiguration }

    /// Whether there is something of the app's own to be made for a page before any message of it.
    var beginsWithPage: Bool {
        AppLaunch.makeSceneDelegate != nil || Hotwire.config.hasOwnWebView || ConfiguredTabs(paths).areThere
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

extension BridgeComponent {
    fileprivate static func isSubclass(of type: BridgeComponent.Type) -> Bool {
        guard let superclass = _getSuperclass(self) as? BridgeComponent.Type else { return false }
        return superclass == type || superclass.isSubclass(of: type)
    }
}
