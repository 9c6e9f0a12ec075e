import Testing

@testable import ViaductBuilder

struct SourceOmissionTests {
    /// Omits the declarations with an error at each `⚑`.
    private func omit(_ source: String, components: [String] = [], text: String = "no X") -> String? {
        var errors: [Diagnostic] = []
        let lines = source.split(separator: "\n", omittingEmptySubsequences: false)
        for (index, line) in lines.enumerated() {
            for mark in line.indices where line[mark] == "⚑" {
                let column = line[..<mark].filter { $0 != "⚑" }.utf8.count + 1
                errors.append(Diagnostic(file: "A.swift", line: index + 1, column: column, isError: true, text: text))
            }
        }
        return SourceOmission(of: errors, from: source.filter { $0 != "⚑" }, components: components).map {
            trim($0.text)
        }
    }

    /// The lines that are not empty.
    private func lines(_ source: String) -> [Substring] { source.split(separator: "\n") }

    private func trim(_ source: String) -> String {
        source.replacing(#/ +/#, with: " ").replacing(#/ ?\n ?/#, with: "\n").replacing(#/^ | $/#, with: "")
    }

    @Test(arguments: [
        ("class A {\n    func b() {\n        ⚑X()\n    }\n}", "class A {\n func b() { viaductLeftOut(\"A.b\", \"no X\")\n\n }\n}"),
        ("func b() async -> Void { ⚑X() }", "func b() async -> Void { viaductLeftOut(\"b\", \"no X\") }"),
        ("func b(c: () -> Int) { ⚑X() }", "func b(c: () -> Int) { viaductLeftOut(\"b\", \"no X\") }"),
        ("func b() -> Int { ⚑X() }", "func b() -> Int { viaductLeftOutEnd(\"b\", \"no X\") }"),
        ("struct A { init(b: Int = { 1 }()) { ⚑X() } }", "struct A { init(b: Int = { 1 }()) { viaductLeftOutEnd(\"A.init\", \"no X\") } }"),
        ("var a: Int { ⚑X() }", "var a: Int { viaductLeftOutEnd(\"a\", \"no X\") }"),
        ("class A { func b() { let c = { ⚑X() } } }", "class A { func b() { viaductLeftOut(\"A.b\", \"no X\") } }"),
    ]) func `a function stays, and says what it lacks`(source: String, expected: String) {
        #expect(omit(source) == trim(expected))
    }

    @Test(arguments: [
        ("class A: UIResponder, UIWindowSceneDelegate { func b() -> Bool { ⚑X() } }", "A.b"),
        ("class A {}\nextension A: NavigatorDelegate { var c: Bool { ⚑X() } }", "A.c"),
    ]) func `a function of a delegate returns all the same`(source: String, name: String) {
        #expect(omit(source)?.contains("{ viaductLeftOutValue(\"\(name)\", \"no X\") }") == true)
        #expect(omit("class A: UITableViewDataSource { func b() -> some View { ⚑X() } }")?.contains("viaductLeftOutEnd") == true)
    }

    @Test func `a property with a setter keeps both`() {
        let text = omit("var a: Int {\n    get { ⚑X() }\n    set { b = newValue }\n}")
        #expect(text?.hasPrefix("var a: Int { get { viaductLeftOutEnd(\"a\", \"no X\") } set { viaductLeftOut(\"a\", \"no X\") }") == true)
        #expect(omit("var a: Int {\n    didSet { ⚑X() }\n}\nvar b = 1") == "var a: Int\n\n\nvar b = 1")
    }

    @Test(arguments: [
        ("class A {\n    let b = ⚑X()\n    let c = 1\n}", "class A {\n\n let c = 1\n}"),
        ("class A {\n    private lazy var b: X = {\n        ⚑X()\n    }()\n    @objc func c() {}\n}", "class A {\n\n\n\n @objc func c() {}\n}"),
        ("class A {\n    let b = \"\"\n    let c = ⚑X()\n}", "class A {\n let b = \"\"\n\n}"),
        ("class A {\n    let b = y\n        .map { ⚑$0 }\n    let c = 1\n}", "class A {\n\n\n let c = 1\n}"),
        ("class A {\n    func b(c: ⚑X) { c.d() }\n    var e: Int?\n    let f = 1\n}", "class A {\n\n var e: Int?\n let f = 1\n}"),
        ("extension A: ⚑X {\n    func b() {}\n}\nstruct C {}", "\n\n\nstruct C {}"),
        ("#if DEBUG\nlet a = ⚑X()\n#endif", "#if DEBUG\n\n#endif"),
    ]) func `what cannot stay goes, and nothing beside it`(source: String, expected: String) {
        #expect(omit(source) == trim(expected))
    }

    @Test(arguments: [
        ("extension A: ⚑X {\n    func b() {}\n}", ""),
        ("extension A: ⚑X, ⚑Y {}", ""),
        ("extension A: ⚑X, Z where T: Y {}", "extension A: Z where T: Y {}"),
        ("class A: BridgeComponent, ⚑X {\n    func b() {}\n}", "class A: BridgeComponent {\n func b() {}\n}"),
        ("class A: BridgeComponent, ⚑X<C, D>, Z, ⚑Y {}", "class A: BridgeComponent , Z {}"),
        ("class A: BridgeComponent,\n    @preconcurrency ⚑X,\n    Z\n{}", "class A: BridgeComponent\n,\nZ\n{}"),
        ("struct B<C: Z>: ⚑X, ⚑Y {}\nclass A {}", "struct B<C: Z> {}\nclass A {}"),
        ("extension B: ⚑X {\n    class A: BridgeComponent {}\n}", "extension B {\n class A: BridgeComponent {}\n}"),
    ]) func `a conformance goes alone, or with the extension that is there for it`(source: String, expected: String) {
        #expect(omit(source, components: ["A", "B.A"]).map(lines) == lines(trim(expected)))
    }

    @Test func `a type that does not conform goes without the conformance`() {
        let text = "type 'A' does not conform to protocol 'Module.X'"
        #expect(omit("class ⚑A: B, X, Y {}", components: ["A"], text: text) == "class A: B , Y {}")
        #expect(omit("⚑extension A: X {}\nclass A {}", components: ["A"], text: text) == "\nclass A {}")
    }

    @Test func `of a type and its member only the member goes at first`() {
        #expect(omit("struct A: ⚑Decodable {\n    let b: ⚑X\n    let c: Int\n}") == "struct A: Decodable {\n\nlet c: Int\n}")
    }

    @Test func `a function that does not even compile without its content goes`() {
        #expect(omit("class A {\n    var b: some View { ⚑viaductLeftOutEnd(\"\", \"\") }\n}") == "class A {\n\n}")
    }

    @Test(arguments: [
        "class A: ⚑X {\n}", "class A {\n    required init() { ⚑X() }\n}", "class A {\n    class var name: String { ⚑X }\n}",
        "class A {\n    func b() { ⚑X(\n}",
        "enum B {\n    class C {}\n}\n⚑", "enum ⚑E: X { class A {} }",
    ]) func `a file is not worth keeping without its component or its brackets`(source: String) {
        #expect(omit(source, components: ["A", "E.A"]) == nil)
    }
}
