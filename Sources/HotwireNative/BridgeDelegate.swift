public import WebKit

/// Joins the components of one screen to the bridge of the page.
@MainActor public final class BridgeDelegate: BridgingDelegate {
    /// Why a message reached no component.
    package enum DropReason {
        case unknownComponent
        case inactive
        /// The message is of another URL than the page's.
        case wrongURL(expected: String)
    }

    public let location: String
    public private(set) weak var destination: (any BridgeDestination)?
    var bridge: (any Bridgable)?
    /// Hears of every message that reaches no component.
    package var onDrop: ((Message, DropReason) -> Void)?
    private let componentTypes: [BridgeComponent.Type]
    private var components: [String: BridgeComponent] = [:]
    private var isActive = false

    public init(location: String, destination: any BridgeDestination, componentTypes: [BridgeComponent.Type]) {
        self.location = location
        self.destination = destination
        self.componentTypes = componentTypes
    }

    public var webView: WKWebView? { bridge?.webView }

    // MARK: The web view

    public func webViewDidBecomeActive(_ webView: WKWebView) {
        bridge = Bridge.bridge(for: webView)
        bridge?.delegate = self
        isActive = true
    }

    public func webViewDidBecomeDeactivated() {
        if bridge?.delegate === self { bridge?.delegate = nil }
        bridge = nil
        isActive = false
    }

    // MARK: The screen

    public func onViewDidLoad() {
        BridgeLog.debug("\(location) has loaded its view")
        isActive = true
        for component in components.values { component.viewDidLoad() }
    }

    public func onViewWillAppear() {
        isActive = true
        for component in components.values { component.viewWillAppear() }
    }

    public func onViewDidAppear() {
        isActive = true
        for component in components.values { component.viewDidAppear() }
    }

    public func onViewWillDisappear() {
        for component in components.values { component.viewWillDisappear() }
    }

    public func onViewDidDisappear() {
        for component in components.values { component.viewDidDisappear() }
        isActive = false
    }

    // MARK: Messages

    public func component<C: BridgeComponent>() -> C? {
        guard isActive else { return nil }
        for case let component as C in components.values { return component }
        return nil
    }

    /// The component of that name; `nil` before its first message. It is not made.
    package func existingComponent(named name: String) -> BridgeComponent? { components[name] }

    public func bridgeDidInitialize() {
        let names = componentTypes.map { $0.name }
        Task { try? await bridge?.register(components: names) }
    }

    @discardableResult
    public func bridgeDidReceiveMessage(_ message: Message) -> Bool {
        guard let destination, isActive else { return drop(message, .inactive) }
        if message.metadata?.url != location || bridge?.webView != nil {
            let expected = webView?.url?.absoluteString ?? location
            guard message.metadata?.url == expected else { return drop(message, .wrongURL(expected: expected)) }
        }
        guard let component = components[message.component] ?? makeComponent(named: message.component, for: destination)
        else { return drop(message, .unknownComponent) }
        BridgeLog.debug("“\(message.component)” receives “\(message.event)” \(message.jsonData)")
        component.didReceive(message: message)
        return true
    }

    public func reply(with message: Message) async throws -> Bool {
        guard let bridge else { return false }
        return try await bridge.reply(with: message)
    }

    /// Sends a reply within this call.
    ///
    /// - Returns: `nil` when the bridge can only be awaited.
    func replyNow(with message: Message) throws -> Bool? {
        guard let bridge else { return false }
        return try (bridge as? Bridge)?.replyNow(with: message)
    }

    private func makeComponent(named name: String, for destination: any BridgeDestination) -> BridgeComponent? {
        guard let type = componentTypes.first(where: { $0.name == name }) else { return nil }
        let component = type.init(destination: destination, delegate: self)
        components[name] = component
        destination.onBridgeComponentInitialized(component)
        return component
    }

    private func drop(_ message: Message, _ reason: DropReason) -> Bool {
        BridgeLog.debug("“\(message.event)” for “\(message.component)” was dropped: \(reason)")
        onDrop?(message, reason)
        return false
    }
}
