public import WebKit

/// The components of one screen, and the messages that may reach them (upstream's type of this name).
@MainActor public final class BridgeDelegate: BridgingDelegate {
    /// The reason why a message reached no component.
    package enum DropReason: Equatable {
        case unknownComponent
        case inactive
        /// It was delivered, and would have crashed the app on a phone.
        case crashed(because: String)
        case wrongURL(expected: String)
    }

    // The fields that every message reads come first, so that they share a cache line.
    private var destinationIsActive = false
    var bridge: (any Bridgable)?
    /// A screen has a handful, so a linear search is faster than hashing.
    private var components: [(name: String, component: BridgeComponent)] = []

    public let location: String
    public weak var destination: (any BridgeDestination)?
    public var webView: WKWebView? { bridge?.webView }
    private var kinds: [BridgeComponentKind]

    public init(location: String, destination: any BridgeDestination, componentTypes: [BridgeComponent.Type]) {
        self.location = location
        self.destination = destination
        kinds = componentTypes.map { BridgeComponentKind($0) }
    }

    /// The component of that name, `nil` while it has had no message.
    package func existingComponent(named name: String) -> BridgeComponent? {
        for entry in components where entry.name == name { return entry.component }
        return nil
    }

    /// Adds the components whose names the screen does not have yet.
    package func add(_ others: [BridgeComponentKind]) {
        let names = Set(kinds.map(\.name))
        kinds += others.filter { !names.contains($0.name) }
    }

    /// Replaces the screen's components that have these names.
    package func replace(by others: [BridgeComponentKind]) {
        let names = Set(others.map(\.name))
        kinds = others + kinds.filter { !names.contains($0.name) }
    }

    package var existingComponents: [BridgeComponent] { components.map(\.component) }

    // MARK: The web view

    public func webViewDidBecomeActive(_ webView: WKWebView) {
        destinationIsActive = true
        bridge = Bridge.of(webView)
        bridge?.delegate = self
        if bridge == nil {
            HotwireLog.write("A web view became active without a bridge: call Bridge.initialize(webView) first.")
        }
    }

    public func webViewDidBecomeDeactivated() {
        destinationIsActive = false
        if bridge?.delegate === self { bridge?.delegate = nil }
        bridge = nil
    }

    public func bridgeDidInitialize() {
        let names = kinds.map(\.name)
        Task { [weak bridge] in
            do {
                try await bridge?.register(components: names)
            } catch {
                HotwireLog.write("The components could not be registered with the page: \(error)")
            }
        }
    }

    // MARK: Messages

    @discardableResult
    public func reply(with message: Message) async throws -> Bool {
        try replyAtOnce(with: message)
    }

    func replyAtOnce(with message: Message) throws -> Bool {
        guard let bridge else {
            HotwireLog.write(
                """
                “\(message.component)” could not reply to “\(message.event)”: its screen was left or is covered, so it has no page. \
                A phone differs only below a modal page and in another tab, which have web views of their own.
                """, cause: "VD-REPLY-3", about: message)
            return false
        }
        return try bridge.reply(with: message)
    }

    @discardableResult
    public func bridgeDidReceiveMessage(_ message: Message) -> Bool {
        let reason = deliver(message)
        // As upstream, a message for an unknown component counts as received.
        return reason == nil || reason == .unknownComponent
    }

    /// Delivers the message to its component.
    ///
    /// - Parameter url: the page's URL as the page writes it; `nil` to use the web view's.
    /// - Returns: the reason why it reached none; `nil` when it was delivered.
    package func deliver(_ message: Message, at url: String? = nil) -> DropReason? {
        if let reason = reasonToDrop(message, at: url) {
            HotwireLog.debug("“\(message.component)”, event “\(message.event)”, was dropped: \(reason)")
            return reason
        }
        guard let component = component(for: message) ?? makeComponent(named: message.component) else {
            HotwireLog.debug("“\(message.component)”, event “\(message.event)”, was dropped: no such component")
            return .unknownComponent
        }
        HotwireLog.debug("“\(message.component)”, event “\(message.event)”: \(message.jsonData)")
        component.didReceive(message: message)
        return component.crash.map { .crashed(because: $0) }
    }

    public func component<C: BridgeComponent>() -> C? {
        guard destinationIsActive else { return nil }
        return components.lazy.compactMap { $0.component as? C }.first
    }

    private func component(for message: Message) -> BridgeComponent? {
        for index in components.indices where message.wire.isFor(component: components[index].name) {
            return components[index].component
        }
        return nil
    }

    private func reasonToDrop(_ message: Message, at url: String?) -> DropReason? {
        if !destinationIsActive { return .inactive }
        let expected = url ?? webView?.location ?? location
        return message.wire.isFrom(url: expected) ? nil : .wrongURL(expected: expected)
    }

    private func makeComponent(named name: String) -> BridgeComponent? {
        guard let destination, let kind = kinds.first(where: { $0.name == name }) else { return nil }
        let component = kind.make(destination, self)
        components.append((name, component))
        destination.onBridgeComponentInitialized(component)
        return component
    }

    // MARK: The screen's life

    public func onViewDidLoad() {
        destinationIsActive = true
        forEachComponent { $0.viewDidLoad() }
    }

    public func onViewWillAppear() {
        destinationIsActive = true
        forEachComponent { $0.viewWillAppear() }
    }

    public func onViewDidAppear() {
        destinationIsActive = true
        forEachComponent { $0.viewDidAppear() }
    }

    public func onViewWillDisappear() {
        forEachComponent { $0.viewWillDisappear() }
    }

    public func onViewDidDisappear() {
        forEachComponent { $0.viewDidDisappear() }
        destinationIsActive = false
    }

    /// Calls the body for each component, in the order of registration, if the screen is active.
    private func forEachComponent(_ body: (BridgeComponent) -> Void) {
        guard destinationIsActive else { return }
        for kind in kinds {
            if let component = existingComponent(named: kind.name) { body(component) }
        }
    }
}

/// A screen that components work for (upstream's type of this name).
@preconcurrency @MainActor public protocol BridgeDestination: AnyObject {
    /// Called once for each component, at its first message.
    func onBridgeComponentInitialized(_ component: BridgeComponent)
}

extension BridgeDestination {
    public func onBridgeComponentInitialized(_ component: BridgeComponent) {}
}
