import Foundation
import Testing

@testable import ViaductBuilder

@Suite struct AppInfoTests {
    private static let project = """
        // !$*UTF8*$!
        { objects = {
            P = { isa = PBXProject; buildConfigurationList = PL; };
            PL = { isa = XCConfigurationList; buildConfigurations = (PR, PD); };
            PR = { isa = XCBuildConfiguration; name = Release; buildSettings = { MARKETING_VERSION = 9.9; }; };
            PD = { isa = XCBuildConfiguration; name = Debug; buildSettings = {
                MARKETING_VERSION = 1.0; CURRENT_PROJECT_VERSION = 4; ORG = "com.example"; }; };
            T = { isa = PBXNativeTarget; name = "My Shop"; productType = "com.apple.product-type.application"; buildConfigurationList = TL; };
            TL = { isa = XCConfigurationList; buildConfigurations = (TD); };
            TD = { isa = XCBuildConfiguration; name = Debug; buildSettings = {
                MARKETING_VERSION = 2.3; CURRENT_PROJECT_VERSION = "$(inherited)2"; PRODUCT_NAME = "$(TARGET_NAME)";
                PRODUCT_BUNDLE_IDENTIFIER = "$(ORG).${TARGET_NAME:rfc1034identifier}"; INFOPLIST_FILE = Shop/Info.plist;
                INFOPLIST_KEY_CFBundleDisplayName = Shop; INFOPLIST_KEY_UIRequiresFullScreen = YES;
                INFOPLIST_KEY_NSCameraUsageDescription = "The project's"; };
            };
        }; rootObject = P; }
        """

    /// Makes an app with these files.
    private func withApp(_ files: [String: String], _ body: (AppFolder, URL) throws -> Void) throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "viaduct-info-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        for (path, text) in files {
            let file = folder.appending(path: path)
            try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try text.write(to: file, atomically: true, encoding: .utf8)
        }
        try body(AppFolder([folder.path]), folder)
    }

    private func plist(_ content: String) -> String {
        "<?xml version=\"1.0\"?><plist version=\"1.0\"><dict>\(content)</dict></plist>"
    }

    @Test func `the bundle's keys are the project's, with its own file's first`() throws {
        let own = plist(
            """
            <key>Api</key><dict><key>Host</key><string>$(ORG).api</string></dict>
            <key>CFBundleVersion</key><string>$(CURRENT_PROJECT_VERSION).1</string>
            <key>NSCameraUsageDescription</key><string>Its own</string>
            """)
        try withApp([
            "Shop.xcodeproj/project.pbxproj": Self.project, "Shop/Info.plist": own, "Shop/A.swift": "", "Shop/Main.storyboard": "",
            "Info.plist": plist("<key>CFBundleVersion</key><string>7</string>"),
        ]) { app, _ in
            let keys = AppInfo(app.files).keys
            #expect(keys["CFBundleShortVersionString"] as? String == "2.3")
            #expect(keys["CFBundleVersion"] as? String == "42.1")
            #expect(keys["NSCameraUsageDescription"] as? String == "Its own")
            // The project does not start with the storyboard.
            #expect(keys["UIMainStoryboardFile"] == nil)
            #expect(keys["CFBundleIdentifier"] as? String == "com.example.My-Shop")
            #expect(keys["CFBundleName"] as? String == "My Shop")
            #expect(keys["CFBundleDisplayName"] as? String == "Shop")
            #expect(keys["UIRequiresFullScreen"] as? Bool == true)
            #expect((keys["Api"] as? [String: String])?["Host"] == "com.example.api")
        }
    }

    @Test func `of several apps in a project the first one counts`() throws {
        let targets = (0..<8).map { number in
            """
            T\(number) = { isa = PBXNativeTarget; name = App\(number); productType = "com.apple.product-type.application"; buildConfigurationList = L; };
            """
        }
        let project = """
            // !$*UTF8*$!
            { objects = { P = { isa = PBXProject; targets = (W, T5, T0, T1, T2, T3, T4, T6, T7); };
            W = { isa = PBXNativeTarget; name = Widget; productType = "com.apple.product-type.app-extension"; };
            \(targets.joined(separator: "\n"))
            }; rootObject = P; }
            """
        try withApp(["Shop.xcodeproj/project.pbxproj": project, "Shop/A.swift": ""]) { app, _ in
            #expect(AppInfo(app.files).keys["CFBundleName"] as? String == "App5")
        }
    }

    @Test func `the standard keys are there without a project too`() throws {
        try withApp(["A.swift": "", "Main.storyboard": ""]) { app, folder in
            let keys = AppInfo(app.files).keys
            #expect(keys["CFBundleShortVersionString"] as? String == "1.0")
            #expect(keys["CFBundleIdentifier"] as? String == "com.example.App")
            #expect(keys["LSRequiresIPhoneOS"] as? Bool == true)
            #expect(keys["UIMainStoryboardFile"] as? String == "Main")
            AppInfo(app.files).write(into: folder)
            #expect(Bundle(url: folder)?.object(forInfoDictionaryKey: "CFBundleShortVersionString") as? String == "1.0")
        }
    }

    @Test func `without a project the file nearest to the top counts, and scenes come without the storyboard`() throws {
        try withApp([
            "A/B/Info.plist": plist("<key>Own</key><string>B</string>"), "Main.storyboard": "", "A/B/A.swift": "",
            "C/Info.plist": plist("<key>Own</key><string>C</string><key>UIApplicationSceneManifest</key><dict/>"),
        ]) { app, _ in
            let keys = AppInfo(app.files).keys
            #expect(keys["Own"] as? String == "C")
            #expect(keys["UIMainStoryboardFile"] == nil)
        }
    }

    @Test func `catalogues go beside the program, and the person's own file is not written to`() throws {
        let color = #"{"colors": []}"#
        try withApp([
            "App/A.swift": "extension UIColor { static let danger = UIColor.red }", "App/Info.plist": plist("<key>Own</key><true/>"),
            "App/Assets.xcassets/Brand.colorset/Contents.json": color, "App/Assets.xcassets/danger.colorset/Contents.json": color,
            "App/Assets.xcassets/my-logo.imageset/Contents.json": "{}", "App/Assets.xcassets/2nd-v2.imageset/Contents.json": "{}",
            "App/Assets.xcassets/AccentColor.colorset/Contents.json": color, "App/Assets.xcassets/red.colorset/Contents.json": color,
            "App/Assets.xcassets/URLIcon.imageset/Contents.json": "{}", "App/Assets.xcassets/Old/Brand.colorset/Contents.json": color,
        ]) { app, folder in
            let build = folder.appending(path: "Build")
            try FileManager.default.createDirectory(at: build, withIntermediateDirectories: true)
            try FileManager.default.createSymbolicLink(
                at: build.appending(path: "Info.plist"), withDestinationURL: folder.appending(path: "App/Info.plist"))
            let before = try String(contentsOf: folder.appending(path: "App/Info.plist"), encoding: .utf8)
            AppResources(app.files).link(into: build, sources: build.appending(path: "Sources"))
            #expect(try FileManager.default.contentsOfDirectory(atPath: build.path).sorted() == ["Assets.xcassets", "Info.plist", "Sources"])
            #expect(try String(contentsOf: folder.appending(path: "App/Info.plist"), encoding: .utf8) == before)
            #expect(Bundle(url: build)?.object(forInfoDictionaryKey: "Own") as? Bool == true)
            let symbols = try String(contentsOf: build.appending(path: "Sources/\(AppResources.symbols)"), encoding: .utf8)
            #expect(symbols.contains("static let brand = ColorResource(name: \"Brand\", bundle: .main)"))
            #expect(symbols.contains("static let accent = ColorResource(name: \"AccentColor\", bundle: .main)"))
            #expect(symbols.contains("static let myLogo = ImageResource(name: \"my-logo\", bundle: .main)"))
            #expect(symbols.contains("static let _2ndV2 = ImageResource(name: \"2nd-v2\", bundle: .main)"))
            #expect(symbols.contains("static let urlIcon = ImageResource(name: \"URLIcon\", bundle: .main)"))
            #expect(symbols.matches(of: #/static let brand /#).count == 1)
            #expect(symbols.contains("static var brand: UIColor"))
            // UIKit has it already.
            #expect(symbols.contains("static let red = ColorResource"))
            #expect(!symbols.contains("static var red:"))
            #expect(!symbols.contains("static var danger: UIColor"))
        }
    }
}
