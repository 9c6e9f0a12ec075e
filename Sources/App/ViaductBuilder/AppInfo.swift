import Foundation

/// The keys for an app's `Bundle.main`: those of its `Info.plist`, and those that Xcode adds.
struct AppInfo {
    /// The program's file, with which Foundation finds the bundle.
    private static let executable = "App"

    private(set) var keys: [String: Any]

    /// - Parameter files: all of the app's.
    init(_ files: [URL]) {
        let place = files.first?.deletingLastPathComponent() ?? URL(filePath: "/")
        self.init(XcodeSettings(around: place), files: files)
    }

    init(_ settings: XcodeSettings, files: [URL]) {
        keys = Self.plist(settings, files: files)
        for name in settings.names(beginning: "INFOPLIST_KEY_") {
            let key = String(name.dropFirst("INFOPLIST_KEY_".count))
            if keys[key] == nil, let value = settings[name] { keys[key] = Self.value(value) }
        }
        let product = settings["PRODUCT_NAME"] ?? "App"
        let standard: [String: Any?] = [
            "CFBundleIdentifier": settings["PRODUCT_BUNDLE_IDENTIFIER"] ?? "com.example.\(product)",
            "CFBundleName": product, "CFBundlePackageType": "APPL", "CFBundleInfoDictionaryVersion": "6.0",
            "CFBundleDevelopmentRegion": settings["DEVELOPMENT_LANGUAGE"] ?? "en",
            "CFBundleShortVersionString": settings["MARKETING_VERSION"] ?? "1.0",
            "CFBundleVersion": settings["CURRENT_PROJECT_VERSION"] ?? "1",
            "MinimumOSVersion": settings["IPHONEOS_DEPLOYMENT_TARGET"],
            "CFBundleSupportedPlatforms": ["iPhoneOS"], "LSRequiresIPhoneOS": true,
        ]
        keys.merge(standard.compactMapValues(\.self)) { own, _ in own }
        keys["CFBundleExecutable"] = Self.executable
        // Without a project, only the storyboard's file shows that the app has one.
        if settings.folder == nil, keys["UIApplicationSceneManifest"] == nil,
            files.contains(where: { $0.lastPathComponent == "Main.storyboard" })
        {
            keys["UIMainStoryboardFile"] = "Main"
        }
    }

    /// Puts them beside the executable, where Foundation looks on Linux.
    func write(into folder: URL) {
        let file = folder.appending(path: "Info.plist")
        guard let data = try? PropertyListSerialization.data(fromPropertyList: keys, format: .xml, options: 0) else { return }
        // It may be a link to the person's own file.
        try? FileManager.default.removeItem(at: file)
        try? data.write(to: file)
    }

    /// The project's own `Info.plist`, else the topmost one among the app's files.
    private static func plist(_ settings: XcodeSettings, files: [URL]) -> [String: Any] {
        let named = settings["INFOPLIST_FILE"].flatMap { path in settings.folder?.appending(path: path) }
        let found = files.filter { $0.lastPathComponent == "Info.plist" }.min { $0.pathComponents.count < $1.pathComponents.count }
        for file in [named, found].compactMap(\.self) {
            guard let data = try? Data(contentsOf: file),
                let plist = try? PropertyListSerialization.propertyList(from: data, options: [], format: nil) as? [String: Any]
            else { continue }
            return plist.mapValues { expand($0, settings) }
        }
        return [:]
    }

    private static func expand(_ value: Any, _ settings: XcodeSettings) -> Any {
        switch value {
        case let text as String: settings.expand(text)
        case let values as [Any]: values.map { expand($0, settings) }
        case let values as [String: Any]: values.mapValues { expand($0, settings) }
        default: value
        }
    }

    private static func value(_ text: String) -> Any {
        switch text {
        case "YES": true
        case "NO": false
        default: text
        }
    }
}
