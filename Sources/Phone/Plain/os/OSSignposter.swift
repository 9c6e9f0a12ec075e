import UIKit

/// Marks intervals for a profiler. They are not recorded here.
public struct OSSignposter: Sendable {
    public init() {}
    public init(subsystem: String, category: String) {}
    public init(logger: Logger) {}

    public func makeSignpostID() -> OSSignpostID { OSSignpostID() }
    @available(*, deprecated, message: "no effect")
    public func beginInterval(_ name: StaticString, id: OSSignpostID = OSSignpostID()) -> OSSignpostIntervalState {
        inert(self)
        return OSSignpostIntervalState()
    }
    public func endInterval(_ name: StaticString, _ state: OSSignpostIntervalState) {}
    @available(*, deprecated, message: "no effect")
    public func emitEvent(_ name: StaticString, id: OSSignpostID = OSSignpostID()) { inert(self) }
    public func withIntervalSignpost<Result>(_ name: StaticString, around task: () throws -> Result) rethrows -> Result {
        try task()
    }
}

public struct OSSignpostID: Sendable {
    public static let exclusive = OSSignpostID()
    public init() {}
}

public struct OSSignpostIntervalState: Sendable {}
