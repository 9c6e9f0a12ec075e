/// What is known of the way to the network.
public struct NWPath: Hashable, Sendable {
    public enum Status: Hashable, Sendable {
        case satisfied, unsatisfied, requiresConnection
    }

    public let status: Status
    public let availableInterfaces: [NWInterface]
    public var isExpensive: Bool { false }
    public var isConstrained: Bool { false }
    public var supportsIPv4: Bool { true }
    public var supportsIPv6: Bool { true }
    public var supportsDNS: Bool { true }

    public func usesInterfaceType(_ type: NWInterface.InterfaceType) -> Bool {
        availableInterfaces.contains { $0.type == type }
    }
}
