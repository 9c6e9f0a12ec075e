import Testing

@testable import ViaductBuilder

@Suite struct ClosureFunctionsTests {
    @Test func `a source gets the functions of the types that it names, and of no others`() throws {
        #expect(ClosureFunctions.source(for: ["import UIKit", "class A {}"]) == nil)
        let source = try #require(ClosureFunctions.source(for: ["class A {}", "DispatchQueue.global().async {}"]))
        #expect(source.contains("extension Dispatch.DispatchQueue"))
        #expect(!source.contains("extension FoundationNetworking.URLSession"))
    }
}
