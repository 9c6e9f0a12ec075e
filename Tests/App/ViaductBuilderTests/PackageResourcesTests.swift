import Foundation
import Testing

@testable import ViaductBuilder

struct PackageResourcesTests {
    /// Returns the paths in the bundle of a target with these files.
    private func bundled(_ paths: [String], settings: String = "", limit: Int = 100) throws -> [String] {
        let root = FileManager.default.temporaryDirectory.appending(path: "viaduct-\(UUID().uuidString)").resolvingSymlinksInPath()
        defer { try? FileManager.default.removeItem(at: root) }
        let package = root.appending(path: "keys")
        let target = package.appending(path: "Sources/Keys")
        for path in paths + ["Keys.swift"] {
            let file = target.appending(path: path)
            try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data().write(to: file)
        }
        let bundle = root.appending(path: "Keys.bundle")
        let left = PackageTarget(in: target, package: package, settings: settings, mode: .swift5).resources
        let resources = limit == 100 ? left : PackageResources(in: target, settings: settings, beside: [], limit: limit)
        _ = try resources.link(as: bundle, folder: root.appending(path: "Build"))
        return (try? FileManager.default.contentsOfDirectory(atPath: bundle.path).sorted()) ?? []
    }

    @Test func `hidden folders and those that the target excludes hold no resources`() throws {
        let paths = [
            "Media.xcassets/Contents.json", ".build/checkouts/Other.xcassets/Contents.json", "Old/Old.xcassets/Contents.json",
            "Texts/a.json", "Texts/.git/config", "Texts/draft.json", "en.lproj/A.strings",
        ]
        let settings = #".target(name: "Keys", exclude: ["Old", "Texts/draft.json"], resources: [.process("Texts")])"#
        #expect(try bundled(paths, settings: settings) == ["Media.xcassets", "a.json", "en.lproj"])
        let catalogs = ["A.xcassets/Contents.json", "B.xcassets/Contents.json", "C.xcassets/Contents.json"]
        #expect(try bundled(catalogs).count == 3)
        #expect(1...2 ~= (try bundled(catalogs, limit: 2).count))
    }
}
