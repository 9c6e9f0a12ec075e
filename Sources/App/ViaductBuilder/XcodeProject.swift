import Foundation

/// The compiler settings of an app's Xcode project.
struct XcodeProject: Equatable, Sendable {
    /// The settings of the configuration that is for debugging; `DEBUG` is defined in every app that is being worked on.
    private(set) var conditions = ["DEBUG"]
    private(set) var isMainActorByDefault = false
    private(set) var isApproachable = false
    /// The name of the application target's module, if the project sets it.
    private(set) var moduleName: String?

    /// The flags for `swiftc`.
    var flags: [String] {
        let isolation = isMainActorByDefault ? ["-default-isolation", "MainActor"] : []
        let features = isApproachable ? Self.approachableConcurrency : []
        return conditions.flatMap { ["-D", $0] } + isolation + features.flatMap { ["-enable-upcoming-feature", $0] }
    }

    /// The features that `SWIFT_APPROACHABLE_CONCURRENCY` enables in Xcode.
    private static let approachableConcurrency = [
        "DisableOutwardActorInference", "GlobalActorIsolatedTypesUsability", "InferIsolatedConformances",
        "InferSendableFromCaptures", "NonisolatedNonsendingByDefault",
    ]

    /// Reads the project in the folder, or else in the nearest folder above it, within the repository.
    init(around path: URL) {
        self.init(text: Self.file(around: path).flatMap { try? String(contentsOf: $0, encoding: .utf8) } ?? "")
    }

    /// Returns the `project.pbxproj` in the folder, or else in the nearest folder above it, within the repository.
    static func file(around path: URL) -> URL? {
        var folder = path
        for _ in 0..<6 {
            if let file = file(in: folder) { return file }
            if FileManager.default.fileExists(atPath: folder.appending(path: ".git").path) { break }
            folder.deleteLastPathComponent()
        }
        return nil
    }

    /// - Parameter text: a `project.pbxproj`.
    init(text: String) {
        let targets = text.matches(of: #/isa = PBXNativeTarget;(?<target>.*?)\n\t\t\};/#.dotMatchesNewlines())
        let app = targets.first { $0.target.contains("com.apple.product-type.application\"") }
        if let name = app?.target.firstMatch(of: #/\n\s*name = "?(?<name>[^";]+)"?;/#)?.name {
            moduleName = Self.identifier(String(name))
        }
        for match in text.matches(of: #/isa = XCBuildConfiguration;(?<settings>.*?)\n\s*name = (?<name>[^;]+);/#.dotMatchesNewlines()) {
            guard match.name.contains("Debug") else { continue }
            let value = { (setting: String) -> String in
                let line = match.settings.split(separator: "\n").first { $0.drop(while: \.isWhitespace).hasPrefix("\(setting) = ") }
                return line.map { String($0.drop { $0 != "=" }.dropFirst()) } ?? ""
            }
            if value("SWIFT_DEFAULT_ACTOR_ISOLATION").contains("MainActor") { isMainActorByDefault = true }
            if value("SWIFT_APPROACHABLE_CONCURRENCY").contains("YES") { isApproachable = true }
            // `"DEBUG STAGING $(inherited)"`
            let names = value("SWIFT_ACTIVE_COMPILATION_CONDITIONS").split { !$0.isLetter && !$0.isNumber && !"_$(".contains($0) }
            conditions += names.map(String.init).filter { !$0.contains("$") && !conditions.contains($0) }
        }
    }

    /// As Xcode makes a module's name of a target's.
    private static func identifier(_ name: String) -> String {
        let letters = name.map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "_" }
        return (letters.first?.isNumber == true ? "_" : "") + String(letters)
    }

    private static func file(in folder: URL) -> URL? {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        guard let name = names.sorted().first(where: { $0.hasSuffix(".xcodeproj") }) else { return nil }
        let file = folder.appending(path: "\(name)/project.pbxproj")
        return FileManager.default.isReadableFile(atPath: file.path) ? file : nil
    }
}
