import HotwireNative

/// The location that a page has just left, for the components that have not received their `disconnect` yet.
///
/// The web libraries send `disconnect` only after the location has changed. On a phone the old screen is gone by then. Here its components
/// still receive the message, unless the new location has used the same component before.
@MainActor struct Departure {
    /// Keeps the destination.
    let location: Location
    private var names: Set<String>

    /// - Returns: `nil` when the location holds no component.
    init?(from location: Location, names: [String]) {
        self.location = location
        self.names = Set(names.filter { location.delegate?.existingComponent(named: $0) != nil })
        if self.names.isEmpty { return nil }
    }

    var delegate: BridgeDelegate? { location.delegate }

    /// Whether a `disconnect` of that component belongs to the location that was left.
    func awaitsDisconnect(of name: String) -> Bool { names.contains(name) }

    /// Removes a component that the new location has begun to use.
    ///
    /// - Returns: whether no component is left.
    mutating func forget(_ name: String) -> Bool {
        names.remove(name)
        return names.isEmpty
    }

    func component(named name: String) -> BridgeComponent? {
        location.delegate?.existingComponent(named: name)
    }
}
