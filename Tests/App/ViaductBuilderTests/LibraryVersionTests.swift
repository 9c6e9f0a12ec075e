import Testing

@testable import ViaductBuilder

struct LibraryVersionTests {
    @Test(arguments: [
        "'invalidSchemes' is inaccessible due to '@_spi' protection level",
        "argument type 'HotwireTab' does not conform to expected type 'Identifiable'",
        "global function 'f' requires that 'HotwireTab' conform to 'Identifiable'",
        "cannot find type 'HotwireNativeError' in scope",
    ])
    func `an error about what only the library's main has names the flag`(text: String) {
        let error = Diagnostic.all(in: "/app/A.swift:1:2: error: \(text)")[0]
        #expect(LibraryVersion.release.advice(on: error)?.contains("--hotwire-native main") == true)
        #expect(LibraryVersion.main.advice(on: error) == nil)
    }

    @Test func `an error about a call names the flag by the source's line`() {
        let error = Diagnostic.all(in: "/app/A.swift:1:2: error: argument passed to call that takes no arguments")[0]
        let source = "let handler = ExternalNavigationWebViewPolicyDecisionHandler(invalidSchemes: [])"
        #expect(LibraryVersion.release.advice(on: error.moved(to: error.file, line: 1, column: 2, source: source)) != nil)
        #expect(LibraryVersion.release.advice(on: error) == nil)
    }
}
