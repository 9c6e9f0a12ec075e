import Foundation
import Testing

struct ArchitectureTests {
    private static let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../..")
    /// The number of files on a message's path to the component and back.
    private static let longestRoad = 24

    @Test func `the road of a message passes files that exist, and few of them`() throws {
        let text = try String(contentsOf: Self.root.appending(path: "ARCHITECTURE.md"), encoding: .utf8)
        let start = try #require(text.range(of: "\n## How a message travels\n"))
        let section = text[start.upperBound...].prefix { $0 != "#" }
        let steps = section.matches(of: #/(?m)^\d+\. `([^`]+)`/#).map { String($0.1) }
        #expect(steps.first == steps.last, "The road leads from the page to the component and back")
        #expect(Set(steps).count <= Self.longestRoad)
        for step in steps {
            #expect(FileManager.default.fileExists(atPath: Self.root.appending(path: step).path), "\(step)")
        }
    }
}
