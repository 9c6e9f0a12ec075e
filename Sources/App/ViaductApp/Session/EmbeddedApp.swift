import Foundation
@_spi(HotwireNativeMain) public import HotwireNative
public import ViaductProtocol
import ViaductStubs

/// An app whose components run in this process.
@MainActor public final class EmbeddedApp: App {
    public internal(set) var description: AppDescription
    /// Gets the names of all script message handlers that its pages have had, when there are new ones. The next page
    /// has them from its first moment; one that was loaded without some of them loads again.
    var handlersDidGrow: (([String]) -> Void)?
    /// Components that get no more messages, and taps and inputs without effect, each with the crash that was reported.
    private(set) var crashes: [String: String] = [:]
    /// The components that the app has brought itself, with a name.
    let components: [BridgeComponent.Type]
    /// Components that would end the app on a phone, since they have no name.
    let nameless: [BridgeComponent.Type]
    /// The components for the names that the app does not have.
    let builtIns: [BridgeComponent.Type]
    /// Stubs from files. They take precedence over the built-in components.
    var stubs: [Stub] = []
    private let tellsWhoAnswers: Bool
    let pageHandlers: PageHandlers?
    let limits: PageLimits
    private let ownPaths: PathConfiguration?
    /// The server's path configuration, for an app that has none; at first none.
    private var serverPaths: [PathConfiguration.Source] = []

    /// - Parameters:
    ///   - components: the component types, in the order of the user agent.
    ///   - places: of components in the app's sources, by their names: `FormComponent.swift:12`.
    ///   - builtIns: for names that neither a component nor a stub has.
    ///   - tellsWhoAnswers: whether pages get a notice with the names that the built-in components answer.
    ///   - handlers: for its pages, besides those that the app adds by itself.
    ///   - paths: `nil` for `Hotwire.config`'s.
    ///   - navigation: for an app that has neither a navigator nor a path configuration.
    ///   - limits: of each page.
    public init(
        name: String, platform: Platform, components: [BridgeComponent.Type], places: [String: String] = [:],
        builtIns: [BridgeComponent.Type] = [], tellsWhoAnswers: Bool = true, reload: ReloadMode = .auto, handlers: PageHandlers? = nil,
        paths: PathConfiguration? = nil, navigation: NavigationMode = .phone, limits: PageLimits = PageLimits()
    ) {
        let named = components.filter { !$0.name.isEmpty }
        let ownNames = Set(named.map { $0.name })
        self.builtIns = builtIns.filter { !ownNames.contains($0.name) }
        self.components = named
        self.tellsWhoAnswers = tellsWhoAnswers
        nameless = components.filter { type in
            // A base class needs no name unless it is registered.
            type.name.isEmpty
                && (Hotwire.bridgeComponentTypes.contains { $0 == type }
                    || !components.contains { $0 != type && $0.isSubclass(of: type) })
        }
        for component in nameless { HotwireLog.write(Notice.nameless(component).text, cause: "VD-COMPONENT-3") }
        pageHandlers = handlers
        ownPaths = paths
        self.limits = limits
        if platform == .android { (paths ?? Hotwire.config.pathConfiguration).followsAndroid = true }
        let names = (named + self.builtIns).map { $0.name }
        let hasPaths = !(paths ?? Hotwire.config.pathConfiguration).sources.isEmpty
        description = AppDescription(
            name: name, platform: platform, components: names,
            userAgent: platform.userAgent(prefix: Hotwire.config.applicationUserAgentPrefix, components: names),
            reload: reload, handlers: handlers?.names ?? [],
            proposals: navigation == .phone || AppLaunch.makeSceneDelegate != nil || hasPaths, failures: true, wantsPathConfiguration: !hasPaths,
            wantsTextSize: true, wantsStubs: true, wantsWatch: true)
        description.wantsProbe = true
        description.isAppBound = platform == .ios && Hotwire.config.limitsNavigationsToAppBoundDomains
        description.opensWindows = platform == .ios
        description.places = places.filter { names.contains($0.key) }
    }

    /// The frame that describes the app to a server. An app without a user agent of its own gets the server's (`--user-agent-prefix`).
    var registration: [UInt8] {
        (Hotwire.config.applicationUserAgentPrefix == nil ? brought.with(userAgent: "") : brought).registration
    }

    /// The path configuration of the app's pages. An app may set another one in `Hotwire.config` at any time.
    var paths: PathConfiguration { ownPaths ?? Hotwire.config.pathConfiguration }

    /// Follows the server's path configuration, unless the app has brought its own.
    ///
    /// - Parameter json: `nil` when the server follows none any more.
    func follow(pathConfiguration json: [UInt8]?) {
        let paths = paths
        guard paths.sources == serverPaths, json != nil || !serverPaths.isEmpty else { return }
        // Without a source it would keep the rules of the last one.
        serverPaths = [.data(json.map { Data($0) } ?? Data(#"{"rules":[]}"#.utf8))]
        paths.sources = serverPaths
    }

    /// Whether there is something of the app's own to be made for a page before any message of it.
    var beginsWithPage: Bool {
        AppLaunch.makeSceneDelegate != nil || Hotwire.config.hasOwnWebView || Hotwire.config.showDoneButtonOnModals
            || ConfiguredTabs(paths).areThere
    }

    /// The notice to a page about the names that the app answers and those that the built-in components answer; `nil` without built-in ones.
    var whoAnswers: Notice? {
        guard tellsWhoAnswers, !builtIns.isEmpty else { return nil }
        let own = components.map { $0.name }
        return Notice(
            level: .info, code: "built-ins",
            text:
                "The app “\(description.name)” answers \(own.isEmpty ? "no component" : own.joined(separator: ", ")). Viaduct's built-in components answer \(builtIns.map { $0.name }.joined(separator: ", "))."
        )
    }

    /// Blocks further messages to a component, or further taps on a control, after one of them has ended the app, or would end it on a
    /// phone. Each page that sends one is notified.
    ///
    /// - Parameters:
    ///   - name: the component's, or the key of the tap (`PlacedAction`).
    ///   - reason: a sentence for the component's author.
    func markCrashed(_ name: String, because reason: String) {
        crashes[name] = reason
    }

    /// Remembers handlers for future pages.
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
