@_exported public import Foundation

/// Monitors the network. A page that talks to this process is connected, so the only path is satisfied.
public final class NWPathMonitor: @unchecked Sendable {
    public var pathUpdateHandler: (@Sendable (NWPath) -> Void)?
    public let currentPath = NWPath(
        status: .satisfied, availableInterfaces: [NWInterface(type: .wifi, name: "en0")])
    public private(set) var queue: DispatchQueue?

    public init() {}

    public convenience init(requiredInterfaceType: NWInterface.InterfaceType) {
        self.init()
    }

    public convenience init(prohibitedInterfaceTypes: [NWInterface.InterfaceType]) {
        self.init()
    }

    /// Starts the monitor. The handler is called once: the path never changes.
    public func start(queue: DispatchQueue) {
        self.queue = queue
        queue.async { [self] in
            if self.queue != nil { pathUpdateHandler?(currentPath) }
        }
    }

    public func cancel() {
        queue = nil
    }
}

/// The state of the network connection.
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

/// A network interface.
public struct NWInterface: Hashable, Sendable {
    public enum InterfaceType: Hashable, Sendable {
        case other, wifi, cellular, wiredEthernet, loopback
    }

    public let type: InterfaceType
    public let name: String
}
