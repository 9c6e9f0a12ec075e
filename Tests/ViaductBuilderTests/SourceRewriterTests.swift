import Testing

@testable import ViaductBuilder

struct SourceRewriterTests {
    /// What becomes of one line.
    private func rewrite(_ line: String) -> String {
        let lines = SourceRewriter(line, path: "/app/A.swift").text.split(separator: "\n", omittingEmptySubsequences: false)
        return lines.dropFirst(4).joined(separator: "\n")
    }

    @Test(arguments: [
        ("@objc func save() {}", "      func save() {}"),
        ("@objc(saveIt:) func save() {}", "               func save() {}"),
        ("@objcMembers class A {}", "             class A {}"),
        ("@IBOutlet weak var label: UILabel!", "          weak var label: UILabel!"),
        ("@main struct A {}", "      struct A {}"),
        ("@MainActor class A {}", "@MainActor class A {}"),
        ("#selector(save)", "Selector(Self.save)"),
        ("#selector(self.save)", "Selector(Self.save)"),
        ("#selector(save(_:))", "Selector(Self.save(_:))"),
        ("#selector(FormComponent.save(_:))", "Selector(FormComponent.save(_:))"),
        ("#if os(iOS) && !os(macOS)", "#if os(Linux) && !os(macOS)"),
    ]) func `what Linux has not is replaced`(line: String, expected: String) {
        #expect(rewrite(line) == expected)
    }

    @Test(arguments: [
        "let a = \"@objc #selector(save)\"", "// @objc #selector(save)", "/* a /* nested @objc */ @objc */",
        "let a = #\"\\(@objc) \" @objc\"#", "let a = \"\"\"\n @objc \" @objc\n \"\"\"",
        "let a = \"\\(b(\"@objc\")) @objc\"", "let a = \"\\\" @objc\"",
    ]) func `comments and strings stay as they are`(source: String) {
        #expect(rewrite(source) == source)
    }

    @Test func `code behind a string is found again`() {
        #expect(rewrite("let a = \"\\(b)\"; @objc func c() {}") == "let a = \"\\(b)\";       func c() {}")
    }

    @Test func `the compiler's messages point to the original`() {
        #expect(SourceRewriter("a", path: "/app/A.swift").text.hasSuffix("#sourceLocation(file: \"/app/A.swift\", line: 1)\na"))
    }
}
