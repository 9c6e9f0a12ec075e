import ViaductProtocol

/// A file of Swift for an iOS app, with the components that do what stubs do (`viaduct stub --to-swift`).
public struct StubSwift {
    private let classes: [StubSwiftClass]

    public init(_ stubs: [Stub]) {
        var taken: Set = ["BridgeComponent"]
        classes = stubs.map { stub in
            var name = StubSwiftClass.name(for: stub)
            while !taken.insert(name).inserted { name = "_\(name)" }
            return StubSwiftClass(stub: stub, name: name)
        }
    }

    public var source: String {
        let frameworks = Set(classes.flatMap(\.frameworks)).sorted()
        let imports = (["HotwireNative", "UIKit"] + frameworks).map { "import \($0)" }.joined(separator: "\n")
        var parts = [imports] + classes.map(\.source)
        // A function may need one behind it.
        for function in StubSwiftFunction.allCases where parts.contains(where: { $0.contains(function.call) }) { parts.append(function.source) }
        return parts.joined(separator: "\n\n") + "\n"
    }
}

extension String {
    var indented: String {
        split(separator: "\n", omittingEmptySubsequences: false).map { $0.isEmpty ? "" : "    \($0)" }.joined(separator: "\n")
    }

    /// A string literal of Swift.
    var swiftLiteral: String {
        "\""
            + unicodeScalars.map { scalar in
                switch scalar {
                case "\"": "\\\""
                case "\\": "\\\\"
                case "\n": "\\n"
                case _ where scalar.isMisleading: "\\u{\(String(scalar.value, radix: 16))}"
                default: String(scalar)
                }
            }.joined() + "\""
    }
}
