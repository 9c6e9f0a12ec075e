import HotwireNative
import ViaductStubs

extension EmbeddedSession {
    func use(_ stubs: [Stub]) {
        self.stubs = stubs
    }

    /// Adds a screen's components besides the app's own. The page's own stubs take precedence.
    func complete(_ delegate: BridgeDelegate?) {
        delegate?.replace(by: stubs.map(\.kind))
        delegate?.add(app.addedKinds)
    }

    /// The names of all components that the page can have.
    var componentNames: [String] {
        stubs.isEmpty ? app.description.components : app.description.adding(stubs.map(\.name)).components
    }
}
