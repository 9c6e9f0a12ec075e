import Testing

@testable import ViaductBuilder

/// Sources of which the declarations are not known.
@Suite struct SwiftProblemTests {
    private func problem(_ text: String) -> String? { SwiftText(path: "a.swift", text: text).problem.map { "\($0.line) \($0.reason)" } }

    private static let noEnd = "a comment or a string that begins there has no end"

    @Test(arguments: [
        ("a\n}", "2 its brackets do not match"), ("(\n]", "2 its brackets do not match"), ("{\n{", "2 its brackets do not match"),
        ("\n/* /* */", "2 \(noEnd)"), ("let a = \"\"\"\n", "1 \(noEnd)"), ("let a = \"b\nlet c = 1", "1 \(noEnd)"), ("let a = #/b", "1 \(noEnd)"),
        ("import A\nclas B: C {\n}", "2 there is no such declaration"), ("class A: B\nlet c = 1", "1 there is no such declaration"),
        ("struct A {\n\n  privat let b = 1\n}", "3 there is no such declaration"),
        ("@MainActor public clas A { }", "1 there is no such declaration"),
    ]) func `the first place that is no Swift is named with its line`(text: String, reason: String) {
        #expect(problem(text) == reason)
    }

    @Test(arguments: [
        "import struct A.B\n@testable import C", "typealias A<T> = [T]", "infix operator <+>: AdditionPrecedence",
        "precedencegroup A { higherThan: B }", "protocol A: B { associatedtype C; func d() }", "enum A { case b, c(D); indirect case e }",
        "let a = #/[\"({]/#\nlet b = ##\"\"\"\n}\n\"\"\"##", "let a = if b { 1 } else { 2 }", "#if DEBUG\nstruct A {}\n#endif",
        "@main struct A { static func main() async throws {} }", "nonisolated(unsafe) let a = 1", "distributed actor A { }", "",
        "struct A { let b = try! C()\n  @Wrapped(1) var d: E\n  subscript(f: Int) -> Int { 1 } }",
    ]) func `ordinary Swift has no such place`(text: String) {
        #expect(problem(text) == nil)
    }
}
