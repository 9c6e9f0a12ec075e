/// The facts that a page needs about its app.
public struct AppDescription: Equatable, Sendable {
    public let name: String
    public let platform: Platform
    /// The names of the app's bridge components, in the order of their registration.
    public private(set) var components: [String]
    /// Components that the page does not see, by their names.
    public private(set) var hidden: [String: HidingReason] = [:]
    /// The name of the version that the page sees, of those that the configuration describes; `nil` for the app as it is.
    public internal(set) var version: String?
    /// The short string, `[prefix ]Hotwire Native iOS; Turbo Native iOS; bridge-components: [a b]`.
    public private(set) var userAgent: String
    public let reload: ReloadMode
    /// The names of the script message handlers that pages can post to.
    public var handlers: [String]
    /// Whether pages propose their visits to the app before they make them.
    public var proposals: Bool
    /// Whether pages withhold the response of a failed visit, so that the app can show an error view instead.
    public private(set) var failures: Bool
    /// Whether a remote app follows the server's path configuration, since it has none of its own.
    public let wantsPathConfiguration: Bool
    /// Whether a remote app follows the text size of its room.
    public let wantsTextSize: Bool
    /// Whether a remote app runs the server's stubs.
    public let wantsStubs: Bool
    /// Whether a remote app gets `watch` frames, because it reports to the trace while somebody reads it.
    public let wantsWatch: Bool
    /// Whether a remote app answers a `probe`.
    public var wantsProbe = false
    /// Whether an iOS app limits its navigations to its own domains, which gives its pages service workers.
    public var isAppBound = false
    /// Whether pages propose what a script opens in a new window.
    public var opensWindows = false

    /// Places of components in a remote app's sources, by their names: `FormComponent.swift:12`. Pages do not get them.
    public var places: [String: String] = [:]

    public init(
        name: String, platform: Platform, components: [String], userAgent: String, reload: ReloadMode = .auto,
        handlers: [String] = [], proposals: Bool = false, failures: Bool = false, wantsPathConfiguration: Bool = false,
        wantsTextSize: Bool = false, wantsStubs: Bool = false, wantsWatch: Bool = false
    ) {
        self.name = name
        self.platform = platform
        self.components = components
        self.userAgent = userAgent
        self.reload = reload
        self.handlers = handlers
        self.proposals = proposals
        self.wantsPathConfiguration = wantsPathConfiguration
        self.failures = failures
        self.wantsTextSize = wantsTextSize
        self.wantsStubs = wantsStubs
        self.wantsWatch = wantsWatch
    }
}

extension AppDescription {
    /// Returns the description with another user agent.
    ///
    /// - Parameter failures: `nil` to keep the current value.
    public func with(userAgent: String, failures: Bool? = nil) -> AppDescription {
        var description = self
        description.userAgent = userAgent
        description.failures = failures ?? self.failures
        return description
    }

    /// Returns the description of an app without these components. Its user agent does not name them either.
    public func without(_ names: Set<String>) -> AppDescription {
        guard !names.isDisjoint(with: components) else { return self }
        var description = self
        description.components.removeAll(where: names.contains)
        description.userAgent = userAgent { $0.filter { !names.contains($0) } }
        return description
    }

    /// Returns the description as a page gets it that does not see these components.
    public func hiding(_ names: Set<String>, for reason: HidingReason) -> AppDescription {
        var description = without(names)
        for name in components where names.contains(name) { description.hidden[name] = reason }
        return description
    }

    /// Returns the description of an app that has lost these stubs. Those that it has a component for are left out.
    public func lacking(stubs: Set<String>) -> AppDescription {
        guard !stubs.isEmpty else { return self }
        var description = self
        for name in stubs.subtracting(components) { description.hidden[name] = description.hidden[name] ?? .stub }
        return description
    }

    /// Returns the description of an app that also has these components. Its user agent names them after its own.
    public func adding(_ names: [String]) -> AppDescription {
        let new = names.filter { !components.contains($0) }
        guard !new.isEmpty else { return self }
        var description = self
        description.components += new
        description.userAgent = userAgent { $0 + new }
        return description
    }

    /// The user agent with each of its lists of names changed. A peer may begin thousands of lists and end none.
    private func userAgent(_ change: ([String]) -> [String]) -> String {
        var text = ""
        var rest = userAgent[...]
        while let start = rest.firstRange(of: "bridge-components: [")?.upperBound, let end = rest[start...].firstIndex(of: "]") {
            text += "\(rest[..<start])\(change(rest[start..<end].split(separator: " ").map(String.init)).joined(separator: " "))"
            rest = rest[end...]
        }
        return text + rest
    }

    /// Reads a remote app's frame
    /// `register {name,platform,components,userAgent?,reload?,handlers?,proposals?,failures?,appBound?,windows?,wants?,places?}`. Without
    /// a user agent it is empty.
    init(register object: JSONObject, limits: AppLimits) throws(FrameError) {
        let name = try object.requiredString("name", of: "register")
        guard !name.isEmpty else {
            throw FrameError(code: .badFrame, text: "In the frame “register”, “name” is empty. The frame was ignored.")
        }
        try limits.check(name: name, in: "name")
        let components = try limits.components(of: object)
        let userAgent = object["userAgent"]?.string ?? ""
        try limits.checkUserAgent(userAgent)
        try FrameError.refuseControls(in: [name], of: "name", "register")
        try FrameError.refuseControls(in: [userAgent], of: "userAgent", "register")
        let wants =
            try object["wants"] == nil ? [] : object.requiredStrings("wants", of: "register", atMost: Self.mostWants)
        self.init(
            name: name, platform: try object.requiredChoice("platform", of: "register"), components: components,
            userAgent: userAgent,
            reload: try object["reload"] == nil ? .auto : object.requiredChoice("reload", of: "register"),
            handlers: try object["handlers"] == nil ? [] : limits.handlers("handlers", of: "register", in: object),
            proposals: object["proposals"]?.json == "true", failures: object["failures"]?.json == "true",
            wantsPathConfiguration: wants.contains(Self.pathConfiguration), wantsTextSize: wants.contains(Self.textSize),
            wantsStubs: wants.contains(Self.stubs), wantsWatch: wants.contains(Self.watch))
        wantsProbe = wants.contains(Self.probe)
        isAppBound = object["appBound"]?.json == "true"
        opensWindows = object["windows"]?.json == "true"
        let places = object["places"]?.object?.all.prefix(limits.components) ?? []
        self.places = places.reduce(into: [:]) { $0[$1.key] = $1.value.string?.start(MessageFate.maximumName) }
    }

    private static let pathConfiguration = "pathConfiguration"
    private static let textSize = "textSize"
    private static let stubs = "stubs"
    private static let watch = "watch"
    private static let probe = "probe"
    /// The number of words read from `wants`.
    private static let mostWants = 16

    /// The frame `register`.
    public var registration: [UInt8] {
        var writer = JSONWriter()
        writer.string("type", "register")
        write(to: &writer)
        let known = [
            (Self.pathConfiguration, wantsPathConfiguration), (Self.textSize, wantsTextSize), (Self.stubs, wantsStubs),
            (Self.watch, wantsWatch), (Self.probe, wantsProbe),
        ]
        let wants = known.filter(\.1).map(\.0)
        if !wants.isEmpty { writer.strings("wants", wants) }
        if !places.isEmpty { writer.json("places", JSONText.object(places)) }
        writer.end()
        return writer.bytes
    }

    func write(to writer: inout JSONWriter) {
        writer.string("name", name)
        writer.string("platform", platform.rawValue)
        writer.strings("components", components)
        writer.string("userAgent", userAgent)
        if reload != .auto { writer.string("reload", reload.rawValue) }
        if !handlers.isEmpty { writer.strings("handlers", handlers) }
        if proposals { writer.json("proposals", "true") }
        if failures { writer.json("failures", "true") }
        if isAppBound { writer.json("appBound", "true") }
        if opensWindows { writer.json("windows", "true") }
        if !hidden.isEmpty { writer.json("hidden", JSONText.object(hidden.mapValues(\.rawValue))) }
        if let version { writer.string("version", version) }
    }
}
