/// The name of a component and its factory. The component is a class of the app, or is defined by a file.
@MainActor package struct BridgeComponentKind {
    package let name: String
    package let make: (any BridgeDestination, any BridgingDelegate) -> BridgeComponent

    package init(name: String, make: @escaping (any BridgeDestination, any BridgingDelegate) -> BridgeComponent) {
        self.name = name
        self.make = make
    }

    package init(_ type: BridgeComponent.Type) {
        self.init(name: type.name) { type.init(destination: $0, delegate: $1) }
    }
}
