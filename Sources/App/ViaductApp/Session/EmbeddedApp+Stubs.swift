import HotwireNative
import ViaductProtocol
public import ViaductStubs

extension EmbeddedApp {
    /// Replaces all stubs. An open page gets the new ones when it is opened again.
    public func use(_ stubs: [Stub]) {
        description = brought.adding(stubs.map(\.name))
        self.stubs = stubs
    }

    /// The app as it is without stubs.
    var brought: AppDescription {
        let names = Set((components + builtIns).map { $0.name })
        return description.without(Set(stubs.map(\.name)).subtracting(names))
    }

    /// The components that a screen has besides the app's own. Of several with one name, the first counts.
    var addedKinds: [BridgeComponentKind] { stubs.map(\.kind) + builtIns.map { BridgeComponentKind($0) } }

    /// Notices for a page about stubs without effect, since the app has a component of that name.
    ///
    /// - Parameter own: the page's own stubs, which take precedence over the app's components.
    func idleStubs(_ own: [Stub]) -> [Notice] {
        let names = Set(components.map { $0.name }).subtracting(own.map(\.name))
        return stubs.filter { names.contains($0.name) }.map { stub in
            Notice(
                level: .warning, code: "idle-stub", cause: "VD-STUB-6",
                text: "The stub \(stub.file) has no effect: the app “\(description.name)” has a component “\(stub.name)” itself.")
        }
    }
}
