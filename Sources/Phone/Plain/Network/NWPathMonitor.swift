/// Tells of the network. A page that talks to this process is connected, so the one path is satisfied.
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

    /// The handler is called once: nothing changes later.
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
