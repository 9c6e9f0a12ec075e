import Foundation
import Testing

/// The Swift samples on the demo's pages, compiled as a visitor would copy them.
@Suite(.serialized, .timeLimit(.minutes(2))) struct DemoSampleTests {
    private static let demo = URL(filePath: #filePath).deletingLastPathComponent().appending(
        path: "../../public/demo")

    @Test func `the Swift of every demo page compiles against the modules`() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "viaduct-samples-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let pages = try FileManager.default.contentsOfDirectory(at: Self.demo, includingPropertiesForKeys: nil)
        var files: [String] = []
        for page in pages where page.pathExtension == "html" {
            for sample in try Self.samples(in: page) {
                let file = folder.appending(
                    path: "\(page.deletingPathExtension().lastPathComponent)\(files.count).swift")
                try sample.write(to: file, atomically: true, encoding: .utf8)
                files.append(file.path)
            }
        }
        #expect(files.count >= 6, "One page for each built-in component that the demo shows")
        let (status, output) = try Typecheck.run(files)
        #expect(status == 0, "\(output)")
    }

    private static func samples(in page: URL) throws -> [String] {
        try String(contentsOf: page, encoding: .utf8)
            .matches(of: /data-language="swift">(import [^<]*)<\/code>/)
            .map { match in
                [("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&amp;", "&")].reduce(String(match.1)) {
                    $0.replacing($1.0, with: $1.1)
                }
            }
    }
}
