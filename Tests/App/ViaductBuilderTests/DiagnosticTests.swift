import Testing

@testable import ViaductBuilder

struct DiagnosticTests {
    @Test func `nobody is asked to report a bug of the compiler`() {
        let output =
            "/a/A.swift:3:9: error: failed to produce diagnostic for expression; please submit a bug report (https://swift.org/contributing/#reporting-bugs)\n"
        let found = Diagnostic.all(in: output)
        #expect(found.map(\.place) == ["/a/A.swift:3:9"])
        #expect(found.first?.text == "failed to produce diagnostic for expression; something that it needs may not be there")
    }

    @Test func `a compiler that crashes does so at the innermost place that it tells`() {
        let output = """
            error: compile command failed due to signal 6 (use -v to see invocation)
            Please submit a bug report (https://swift.org/contributing/#reporting-bugs) and include the crash backtrace.
            Stack dump:
            0.\tProgram arguments: /usr/bin/swift-frontend -frontend -c -primary-file /b/0-A.swift
            1.\tSwift version 6.3.1 (swift-6.3.1-RELEASE)
            2.\tWhile evaluating request TypeCheckPrimaryFileRequest(source_file "/b/0-A.swift")
            3.\tWhile type-checking 'A' (at /a/A.swift:3:1)
            4.\tWhile type-checking expression at [/a/A.swift:4:9 - line:4:12] RangeText="X()"
             #0 0x0000562c5fc81738 llvm::sys::PrintStackTrace(llvm::raw_ostream&, int) (/usr/bin/swift-frontend+0x72e7738)
            """
        let found = Diagnostic.all(in: output)
        #expect(found.map(\.place) == ["/a/A.swift:4:9"])
        #expect(found.first?.text.hasPrefix("the Swift compiler crashes here") == true)
        #expect(Diagnostic.excerpt(of: output) == "error: compile command failed due to signal 6 (use -v to see invocation)")
    }
}
