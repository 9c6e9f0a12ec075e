import HotwireNative
import ViaductProtocol
public import ViaductStubs

extension EmbeddedApp {
    /// Takes these stubs in place of all that it had. A page that is open gets them when it is opened again.
    public func use(_ stubs: [Stub]) {
        description = brought.adding(stubs.map(\.name))
        self.stubs = stubs
    }

    /// The app as it is without stubs.
    var brought: AppDescription {
        let names = Set((components + builtIns).map { $0.name })
        return description.without(Set(stubs.map(\.name)).subtracting(names))
    }

    /// The components that a screen gets beside the app's own, of which the first one with a name counts.
    var addedKinds: [BridgeComponentKind] { stubs.map(\.kind) + builtIns.map { BridgeComponentKind($0) } }

    /// Tells a page of stubs without effect, since the app has a component of that name.
    ///
    /// - Parameter own: the page's own stubs, which go before the app's components.
    func idleStubs(_ own: [Stub]) -> [Notice] {
        let names = Set(components.map { $0.name }).subtracting(own.map(\.name))
        return stubs.filter { names.contains($0.name) }.map { stub in
            Notice(
                level: .warning, code: "idle-stub", cause: "VD-STUB-6",
                text: "The stub \(stub.file) has no effect: the app “\(description.name)” has a component “\(stub.name)” itself.")
        }
    }
}
