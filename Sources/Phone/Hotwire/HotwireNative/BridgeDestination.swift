/// A screen that components work for (upstream's type of this name).
@preconcurrency @MainActor public protocol BridgeDestination: AnyObject {
    /// Is called once for each component, when its first message has come.
    func onBridgeComponentInitialized(_ component: BridgeComponent)
}

extension BridgeDestination {
    public func onBridgeComponentInitialized(_ component: BridgeComponent) {}
}
