import UIKit

/// Marks for a profiler, which nobody reads here.
public struct OSSignposter: Sendable {
    public init() {}
    public init(subsystem: String, category: String) {}
    public init(logger: Logger) {}

    public func makeSignpostID() -> OSSignpostID { OSSignpostID() }
    @available(*, deprecated, message: "Does nothing in a browser.")
    public func beginInterval(_ name: StaticString, id: OSSignpostID = OSSignpostID()) -> OSSignpostIntervalState {
        Inert.note("OSSignposter.beginInterval(_:id:)")
        return OSSignpostIntervalState()
    }
    public func endInterval(_ name: StaticString, _ state: OSSignpostIntervalState) {}
    @available(*, deprecated, message: "Does nothing in a browser.")
    public func emitEvent(_ name: StaticString, id: OSSignpostID = OSSignpostID()) {
        Inert.note("OSSignposter.emitEvent(_:id:)")
    }
    public func withIntervalSignpost<Result>(_ name: StaticString, around task: () throws -> Result) rethrows -> Result {
        try task()
    }
}

public struct OSSignpostID: Sendable {
    public static let exclusive = OSSignpostID()
    public init() {}
}

public struct OSSignpostIntervalState: Sendable {}
