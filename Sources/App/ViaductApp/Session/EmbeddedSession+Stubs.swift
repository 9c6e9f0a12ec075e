import HotwireNative
import ViaductStubs

extension EmbeddedSession {
    func use(_ stubs: [Stub]) {
        self.stubs = stubs
    }

    var addedKinds: [BridgeComponentKind] { app.addedKinds(stubs) }

    /// The names of all components that the page can have.
    var componentNames: [String] {
        stubs.isEmpty ? app.description.components : app.description.adding(stubs.map(\.name)).components
    }
}
