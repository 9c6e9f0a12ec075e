import Foundation
import Testing

@testable import ViaductBuilder

struct LanguageModeTests {
    @Test(arguments: [
        ("", "", "5"),
        ("// swift-tools-version:5.9", "", "5"),
        ("// swift-tools-version: 6.2\nimport PackageDescription", "", "6"),
        ("// swift-tools-version: 4.2", "", "4.2"),
        ("// swift-tools-version: 6.0\nlet package = Package(name: \"A\", swiftLanguageModes: [.v5])", "", "5"),
        ("// swift-tools-version: 5.9\nlet package = Package(name: \"A\", swiftLanguageVersions: [.version(\"6\"), .v4_2])", "", "6"),
        ("// swift-tools-version: 6.0\nswiftLanguageModes: [.v6]", #"swiftSettings: [.swiftLanguageMode(.v5)]"#, "5"),
        ("// swift-tools-version: 9.0", "", "6"),
    ])
    func `a target of a package has its own mode, the package's, or that of its tools`(manifest: String, target: String, version: String) {
        #expect(LanguageMode(manifest: manifest, target: target).version == version)
    }

    @Test func `an app has the mode of its project's target, and a package that of its manifest`() throws {
        let root = FileManager.default.temporaryDirectory.appending(path: "viaduct-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: root) }
        func write(_ text: String, _ path: String) throws {
            let file = root.appending(path: path)
            try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(text.utf8).write(to: file)
        }
        func project(_ version: String) -> String {
            """
            // !$*UTF8*$!
            { objects = {
                T = { isa = PBXNativeTarget; name = Shop; productType = "com.apple.product-type.application"; buildConfigurationList = L; };
                L = { isa = XCConfigurationList; buildConfigurations = (D); };
                D = { isa = XCBuildConfiguration; name = Debug; buildSettings = { \(version) }; };
                U = { isa = PBXNativeTarget; name = Tests; productType = "com.apple.product-type.bundle.unit-test"; buildConfigurationList = M; };
                M = { isa = XCConfigurationList; buildConfigurations = (E); };
                E = { isa = XCBuildConfiguration; name = Debug; buildSettings = { SWIFT_VERSION = 4.0; }; };
            }; rootObject = P; }
            """
        }
        try write("", ".git/HEAD")
        try write("", "Shop/Bridge/A.swift")
        let app = try AppFolder([root.appending(path: "Shop/Bridge").path])
        #expect(app.languageMode == .swift5)
        for (setting, version) in [("SWIFT_VERSION = 6.0;", "6"), ("SWIFT_VERSION = 6;", "6"), ("SWIFT_VERSION = 4.2;", "4.2"), ("", "5")] {
            try write(project(setting), "Shop.xcodeproj/project.pbxproj")
            #expect(app.languageMode.version == version)
        }
        try write("// swift-tools-version: 6.1\nlet package = Package(name: \"Trees\", targets: [.target(name: \"Trees\")])", "trees/Package.swift")
        try write("", "trees/Sources/Trees/A.swift")
        try #expect(AppFolder([root.appending(path: "trees/Sources/Trees").path]).languageMode.version == "6")
    }
}
