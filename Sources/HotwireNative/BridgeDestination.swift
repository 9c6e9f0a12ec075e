/// The screen that components belong to: a view controller.
@MainActor public protocol BridgeDestination: AnyObject {
    /// Is called once for each component, when its first message comes.
    func onBridgeComponentInitialized(_ component: BridgeComponent)

    func bridgeWebViewIsReady() -> Bool
}

extension BridgeDestination {
    public func onBridgeComponentInitialized(_ component: BridgeComponent) {}

    public func bridgeWebViewIsReady() -> Bool { true }
}
