import Foundation

/// A module of an outside package: its sources, and its target's settings in the manifest.
struct PackageTarget: Sendable, Equatable {
    let folder: URL
    /// The folder of the package and its manifest.
    let package: URL
    let files: [URL]
    let resources: PackageResources
    let mode: LanguageMode
    /// For `swiftc`.
    let flags: [String]

    /// - Parameters:
    ///   - package: the package's folder.
    ///   - settings: the target in the manifest; empty without one.
    init(in folder: URL, package: URL, settings: String, mode: LanguageMode) {
        self.folder = folder
        self.package = package
        self.mode = mode
        let excluded = settings.firstMatch(of: #/\bexclude:\s*\[(?<paths>[^\]]*)\]/#)?.paths.matches(of: #/"(?<path>[^"]+)"/#) ?? []
        let left = excluded.map { folder.appending(path: String($0.path)) }
        let all = (try? AppFolder([folder.path]))?.files ?? []
        files = all.filter { file in
            file.pathExtension == "swift" && file.lastPathComponent != "Package.swift" && !left.contains { $0.holds(file) }
        }.sorted { $0.path < $1.path }
        resources = PackageResources(in: folder, settings: settings, beside: files, without: left)
        let name = package.lastPathComponent.filter { $0.isASCII && ($0.isLetter || $0.isNumber) }
        func arguments(_ setting: String) -> [String] {
            settings.split(separator: ".\(setting)(\"").dropFirst().compactMap { $0.split(separator: "\"").first.map(String.init) }
        }
        flags =
            mode.flags + ["-package-name", name.isEmpty ? "package" : name] + arguments("define").flatMap { ["-D", $0] }
            + (settings.contains(".defaultIsolation(MainActor") ? ["-default-isolation", "MainActor"] : [])
            + arguments("enableUpcomingFeature").flatMap { ["-enable-upcoming-feature", $0] }
            + arguments("enableExperimentalFeature").flatMap { ["-enable-experimental-feature", $0] }
    }
}
