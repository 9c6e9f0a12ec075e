import Testing

@testable import ViaductBuilder

struct BuildProblemsTests {
    private func error(_ text: String, _ line: Int, file: String = "/app/A.swift") -> Diagnostic {
        Diagnostic(file: file, line: line, column: 5, isError: true, text: text, source: "\tlet é = X()")
    }

    @Test func `errors stand in the order of their places, with their lines and carets`() {
        var problems = BuildProblems()
        problems.add([error("no 'Y'", 30), error("no 'X'", 4), error("no 'Z'", 1, file: "/app/0.swift")], advise: { _ in nil })
        #expect(problems.sorted.map(\.cause.text) == ["no 'Z'", "no 'X'", "no 'Y'"])
        #expect(problems.sorted[1].description == "/app/A.swift:4:5: error: no 'X'\n    \tlet é = X()\n    \t   ^")
    }

    @Test func `the same error elsewhere and what follows from it are folded into it`() {
        var problems = BuildProblems()
        let cause = error("cannot find 'Keys' in scope", 4)
        problems.add([cause], advise: { _ in "Add it." })
        problems.lose("Vault", because: cause)
        problems.add(
            [error("cannot find type 'Vault' in scope", 2), error(cause.text, 9), error("missing return", 7)], advise: { _ in nil })
        #expect(problems.sorted.map(\.cause.line) == [4, 7])
        let lines = problems.sorted[0].description.split(separator: "\n").suffix(3)
        #expect(lines == ["    Add it.", "    Also at /app/A.swift:9:5", "    1 more error follows from it."])
    }

    @Test func `a line's first error has caused the others, but those about other missing names`() {
        var problems = BuildProblems()
        problems.add(
            [error("cannot find 'X' in scope", 4), error("cannot infer type of closure parameter", 4), error("cannot find 'Y' in scope", 4)],
            advise: { _ in nil })
        #expect(problems.sorted.map(\.cause.text) == ["cannot find 'X' in scope", "cannot find 'Y' in scope"])
    }

    @Test func `many places of one error are counted`() {
        var problems = BuildProblems()
        problems.add((1...6).map { error("no 'X'", $0) }, advise: { _ in nil })
        #expect(problems.sorted[0].description.hasSuffix("    Also at /app/A.swift:2:5, /app/A.swift:3:5, /app/A.swift:4:5 and 2 more"))
    }
}
