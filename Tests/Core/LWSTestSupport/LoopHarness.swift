public import LWS

/// Runs a loop step by step from a test, with the MainActor's tasks in between. Server, client and assertions share the main
/// thread.
@MainActor public final class LoopHarness {
    public let loop: EventLoop

    /// - Parameter subprotocols: as for an `EventLoop`.
    public init(subprotocols: [String], limits: ConnectionLimits = ConnectionLimits()) throws {
        loop = try EventLoop(engine: .poll, subprotocols: subprotocols, limits: limits)
    }

    /// Serves until the condition holds.
    ///
    /// - Returns: `false` after 20 s without it.
    public func serve(until condition: () -> Bool) async -> Bool {
        let deadline = ContinuousClock.now + .seconds(20)
        while !condition() {
            guard ContinuousClock.now < deadline else { return false }
            loop.pump()
            await Task.yield()
        }
        return true
    }
}
