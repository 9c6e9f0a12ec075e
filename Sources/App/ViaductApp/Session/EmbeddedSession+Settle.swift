import Dispatch
import HotwireNative
import ViaductStubs

extension EmbeddedSession {
    /// A large screen waits before it is written.
    private static let pause = DispatchTimeInterval.milliseconds(10)

    /// Tasks that components have begun have had their turn by then. Of their timers, only those of stubs are known.
    func settle(_ didSettle: @escaping DidSettle) {
        DispatchQueue.main.async { MainActor.assumeIsolated { self.settleSoon(didSettle) } }
    }

    private func settleSoon(_ didSettle: @escaping DidSettle) {
        guard outlet != nil, screenUpdates.isPending || handlerUpdates.isPending else { return didSettle(stubUnderWay) }
        DispatchQueue.main.asyncAfter(deadline: .now() + Self.pause) { MainActor.assumeIsolated { self.settleSoon(didSettle) } }
    }

    /// The next reply of a stub that waits for its time. No other place than the current one could still reply.
    private var stubUnderWay: String? {
        let stubs = stack.current?.delegate?.existingComponents.compactMap { $0 as? StubComponent } ?? []
        return stubs.compactMap(\.nextReply).min { $0.time < $1.time }?.outline
    }
}
