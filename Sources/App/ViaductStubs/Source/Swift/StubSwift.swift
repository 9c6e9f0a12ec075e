import ViaductProtocol

/// A file of Swift for an iOS app, with the components that do what stubs do (`viaduct stub --to-swift`).
public struct StubSwift {
    private let classes: [StubSwiftClass]

    /// - Parameter contract: the type of the data that a component's messages have, by their event.
    public init(_ stubs: [Stub], contract: (_ component: String, _ event: String) -> StubShape? = { _, _ in nil }) {
        var taken: Set = ["BridgeComponent"]
        classes = stubs.map { stub in
            var name = StubSwiftClass.name(for: stub)
            while !taken.insert(name).inserted { name = "_\(name)" }
            return StubSwiftClass(stub: stub, name: name) { contract(stub.name, $0) }
        }
    }

    public var source: String {
        let frameworks = Set(classes.flatMap(\.frameworks)).sorted()
        let imports = (["HotwireNative", "UIKit"] + frameworks).map { "import \($0)" }.joined(separator: "\n")
        let code = classes.map(\.source).joined(separator: "\n\n")
        let parts = [imports, code] + (code.contains(#/\bJSON\b/#) ? [SwiftJSON.source(for: code)] : [])
        return parts.joined(separator: "\n\n") + "\n"
    }
}
