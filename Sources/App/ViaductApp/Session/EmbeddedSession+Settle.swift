import Dispatch

extension EmbeddedSession {
    /// A large screen waits before it is written.
    private static let pause = DispatchTimeInterval.milliseconds(10)

    /// Tasks that components have begun have had their turn by then. A component's own timers are not known.
    func settle(_ didSettle: @escaping @MainActor () -> Void) {
        DispatchQueue.main.async { MainActor.assumeIsolated { self.settleSoon(didSettle) } }
    }

    private func settleSoon(_ didSettle: @escaping @MainActor () -> Void) {
        guard outlet != nil, screenUpdates.isPending || handlerUpdates.isPending else { return didSettle() }
        DispatchQueue.main.asyncAfter(deadline: .now() + Self.pause) { MainActor.assumeIsolated { self.settleSoon(didSettle) } }
    }
}
