import Foundation
import Testing

@testable import ViaductBuilder

struct PackageSourcesTests {
    @Test func `a manifest tells its modules and where they lie, without those that they need`() {
        let modules = PackageSources.modules(
            in: """
                let package = Package(
                    name: "Keys", products: [.library(name: "Keys", targets: ["Keys"])],
                    dependencies: [.package(path: "../Other")],
                    targets: [
                        .target(name: "Keys", dependencies: [.target(name: "Locks")], path: "Code/Keys"),
                        .target(
                            name: "Locks", dependencies: [.product(name: "Other", package: "Other")],
                            resources: [.process("Images")]),
                        .testTarget(name: "KeysTests", dependencies: ["Keys"]),
                    ])
                """)
        #expect(modules.map(\.name) == ["Keys", "Locks"])
        #expect(modules.map(\.path) == ["Code/Keys", nil])
    }

    @Test func `a package is found where the package manager and CocoaPods put it`() throws {
        try withFolder { root in
            try write("", root, "App/Bridge/FormComponent.swift")
            try write("", root, "App.xcodeproj/project.pbxproj")
            try write(#"[.target(name: "Keys")]"#, root, ".build/checkouts/keys/Package.swift")
            try write("class Keys {}", root, ".build/checkouts/keys/Sources/Keys/Keys.swift")
            try write("", root, ".build/checkouts/keys/Tests/KeysTests.swift")
            try write("class Pod {}", root, "Pods/Doors/Doors/Pod.swift")
            let packages = PackageSources(named: [], around: root.appending(path: "App/Bridge"), home: nil)
            #expect(packages.target(of: "Keys")?.files.map(\.lastPathComponent) == ["Keys.swift"])
            #expect(packages.target(of: "Doors")?.files.map(\.lastPathComponent) == ["Pod.swift"])
            #expect(packages.target(of: "Windows") == nil)
        }
    }

    @Test func `a module is compiled with the settings of its manifest`() throws {
        try withFolder { root in
            let settings = #"swiftSettings: [.define("PRO", .when(platforms: [.iOS])), .defaultIsolation(MainActor.self)]"#
            try write("[.target(name: \"Keys\", \(settings)), .target(name: \"Locks\")]", root, "my-keys/Package.swift")
            for module in ["Keys", "Locks"] { try write("class \(module) {}", root, "my-keys/Sources/\(module)/A.swift") }
            let packages = PackageSources(named: [root], around: root.appending(path: "App"), home: nil)
            let name = ["-swift-version", "5", "-package-name", "mykeys"]
            #expect(packages.target(of: "Keys")?.flags == name + ["-D", "PRO", "-default-isolation", "MainActor"])
            #expect(packages.target(of: "Locks")?.flags == name)
        }
    }

    @Test func `a module is compiled without the files that its target excludes`() throws {
        try withFolder { root in
            try write("[.target(name: \"Keys\", exclude: [\"Old\",\n \"Notes.swift\"])]", root, "keys/Package.swift")
            for name in ["Keys.swift", "Notes.swift", "Old/Keys.swift", "Older.swift"] { try write("", root, "keys/Sources/Keys/\(name)") }
            let packages = PackageSources(named: [root], around: root.appending(path: "App"), home: nil)
            #expect(packages.target(of: "Keys")?.files.map(\.lastPathComponent) == ["Keys.swift", "Older.swift"])
        }
    }

    @Test func `packages in the app's folder are modules of their own when the app imports one`() throws {
        try withFolder { root in
            try write(#"[.target(name: "Keys")]"#, root, "App/Packages/keys/Package.swift")
            try write("class Keys {}", root, "App/Packages/keys/Sources/Keys/Keys.swift")
            try write("class A {}", root, "App/A.swift")
            let app = try AppFolder([root.appending(path: "App").path])
            try #expect(app.sources().map(\.url.lastPathComponent) == ["A.swift", "Keys.swift"])
            try write("import class Keys.Keys\nclass A {}", root, "App/A.swift")
            try #expect(app.sources().map(\.url.lastPathComponent) == ["A.swift"])
            #expect(app.packages.target(of: "Keys")?.files.map(\.lastPathComponent) == ["Keys.swift"])
        }
    }

    @Test func `the package of which the app is an example is a module of its own`() throws {
        try withFolder { root in
            try write(#"[.target(name: "Keys", path: "ios"), .target(name: "Locks")]"#, root, "Package.swift")
            try write("class Keys {}", root, "ios/Keys.swift")
            try write("class Lock {}", root, "Sources/Locks/Lock.swift")
            try write("import Keys", root, "examples/ios/App/A.swift")
            let app = try AppFolder([root.appending(path: "examples/ios/App").path])
            #expect(app.moduleNames.isEmpty)
            #expect(app.moduleName == "App")
            #expect(app.packages.target(of: "Keys")?.files.map(\.lastPathComponent) == ["Keys.swift"])
            for own in ["", "ios", "ios/Keys.swift"] {
                try #expect(AppFolder([root.appending(path: own).path]).moduleNames.contains("Keys"))
            }
            try #expect(AppFolder([root.appending(path: "Sources/Locks").path]).moduleNames == ["Locks"])
        }
    }

    @Test func `a package that was named comes before others, with the path of its manifest`() throws {
        try withFolder { root in
            try write(#"[.target(name: "Keys", path: "Code")]"#, root, "keys/Package.swift")
            try write("class Keys {}", root, "keys/Code/Named.swift")
            try write(#"[.target(name: "Keys")]"#, root, "app/.build/checkouts/keys/Package.swift")
            try write("class Keys {}", root, "app/.build/checkouts/keys/Sources/Found.swift")
            let app = root.appending(path: "app")
            for named in [root, root.appending(path: "keys")] {
                let packages = PackageSources(named: [named], around: app, home: nil)
                #expect(packages.target(of: "Keys")?.files.map(\.lastPathComponent) == ["Named.swift"])
            }
            let packages = PackageSources(named: [], around: app, home: nil)
            #expect(packages.target(of: "Keys")?.files.map(\.lastPathComponent) == ["Found.swift"])
        }
    }

    @Test func `the module has the name that the package or the project gives it`() throws {
        try withFolder { root in
            try write(#"[.target(name: "Trees")]"#, root, "package/Package.swift")
            try write("", root, "package/Sources/A.swift")
            let target = """
                /* Begin PBXNativeTarget section */
                \t\tA1 /* Tests */ = {
                \t\t\tisa = PBXNativeTarget;
                \t\t\tname = "My App Tests";
                \t\t\tproductType = "com.apple.product-type.bundle.unit-test";
                \t\t};
                \t\tA2 /* My App */ = {
                \t\t\tisa = PBXNativeTarget;
                \t\t\tname = "My App";
                \t\t\tproductType = "com.apple.product-type.application";
                \t\t};
                """
            try write(target, root, "app/My.xcodeproj/project.pbxproj")
            try write("", root, "app/Bridge/A.swift")
            try write("", root, "alone/A.swift")
            try #expect(AppFolder([root.appending(path: "package/Sources").path]).moduleName == "Trees")
            try #expect(AppFolder([root.appending(path: "app/Bridge").path]).moduleName == "My_App")
            try #expect(AppFolder([root.appending(path: "alone").path]).moduleName == "App")
        }
    }

    private func withFolder(_ body: (URL) throws -> Void) throws {
        let root = FileManager.default.temporaryDirectory.appending(path: "viaduct-\(UUID().uuidString)").resolvingSymlinksInPath()
        defer { try? FileManager.default.removeItem(at: root) }
        // Files outside of the package do not belong to it.
        try write("", root, ".git/HEAD")
        try body(root)
    }

    private func write(_ text: String, _ root: URL, _ path: String) throws {
        let url = root.appending(path: path)
        try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try text.write(to: url, atomically: true, encoding: .utf8)
    }
}
