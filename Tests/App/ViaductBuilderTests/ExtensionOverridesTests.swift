import Foundation
import Testing

@testable import ViaductBuilder

@Suite struct ExtensionOverridesTests {
    private func moved(_ texts: String...) throws -> [String] {
        let folder = FileManager.default.temporaryDirectory.appending(path: "viaduct-overrides-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let sources = try texts.enumerated().map { index, text in
            let file = folder.appending(path: "\(index).swift")
            try text.write(to: file, atomically: true, encoding: .utf8)
            return try AppSource(file)
        }
        return ExtensionOverrides.moved(in: sources).map(\.text)
    }

    @Test func `an override in an extension is called from the class, in another file too`() throws {
        let texts = try moved(
            "class Web: UIViewController {\n    let a = 1\n}\nlet b = 2",
            """
            extension Web {
                public override func viewDidAppear(_ animated: Bool) {
                    super.viewDidAppear(animated)
                }
                override var title: String? { "A" }
                @objc override func present(_ shown: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil) {}
                override func run(_ done: @escaping ([Int: Bool], Int) -> Void, in all: inout [Int]) async throws -> Int { 1 }
                func own() {}
            }
            """)
        #expect(texts[0].hasPrefix("class Web: UIViewController {\n    let a = 1\n"))
        #expect(texts[0].hasSuffix("}\nlet b = 2"))
        #expect(texts[0].contains("public override func viewDidAppear(_ animated: Bool) { viaductOverride_viewDidAppear(animated) }"))
        #expect(texts[0].contains("override var title: String? { viaductOverride_title }"))
        #expect(texts[0].contains("{ viaductOverride_present(shown, animated: flag, completion: completion) }"))
        #expect(texts[0].contains("{ try await viaductOverride_run(done, in: &all) }"))
        #expect(
            texts[1].contains("    public          func viaductOverride_viewDidAppear(_ animated: Bool) {\n        super.viewDidAppear(animated)"))
        #expect(!texts[1].contains("override "))
        #expect(texts[1].contains("    func own() {}"))
    }

    @Test func `an override in an extension of iOS's class compiles, and is told as never called`() throws {
        let texts = try moved("extension UINavigationController {\n    open override func viewDidLoad() {\n    }\n}")
        #expect(texts[0].contains("open          func viaductUncalled_viewDidLoad() {"))
        let folder = FileManager.default.temporaryDirectory.appending(path: "viaduct-\(UUID().uuidString).swift")
        try texts[0].write(to: folder, atomically: true, encoding: .utf8)
        defer { try? FileManager.default.removeItem(at: folder) }
        let found = UnaskedMethod.all(in: try AppSource(folder))
        #expect(found.map(\.line) == [2])
        #expect(found.first?.text.contains("“viewDidLoad”") == true)
    }

    @Test(arguments: [
        ("class A: B {}", "class A: B {override func c() { viaductOverride_c() }; }"),
        ("class A: B { let d = 1 }", "class A: B { let d = 1 ; override func c() { viaductOverride_c() }; }"),
        ("class A: B {\n}", "class A: B {\noverride func c() { viaductOverride_c() }; }"),
    ]) func `what the class gets is set apart`(source: String, expected: String) throws {
        #expect(try moved(source, "extension A { override func c() {} }")[0] == expected)
    }

    @Test func `a source without any stays as it is`() throws {
        let texts = ["class A: B {\n    override func c() {}\n}\nextension A {\n    func d() {}\n}", "extension A { // override\n}"]
        #expect(try moved(texts[0], texts[1]) == texts)
    }
}
