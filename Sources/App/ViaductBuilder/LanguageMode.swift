import Foundation

/// The language version in which Xcode compiles a target, as for `swiftc -swift-version`.
struct LanguageMode: Equatable, Sendable {
    static let swift5 = LanguageMode("5")
    /// The compiler's modes, the oldest first.
    private static let all = ["4", "4.2", "5", "6"]

    let version: String

    /// The flags for `swiftc`.
    var flags: [String] { ["-swift-version", version] }

    /// Whether a closure for Foundation that calls the main actor's code is an error on Apple's systems too.
    var refusesClosures: Bool { version == "6" }

    private init(_ version: String) {
        self.version = version
    }

    /// - Parameter project: `SWIFT_VERSION` of its target counts; `nil` without one.
    init?(_ project: XcodeSettings) {
        guard let setting = project["SWIFT_VERSION"], let mode = Self.mode(setting) else { return nil }
        self = mode
    }

    /// A target of a package: its own mode, else the newest of the package's, else that of the manifest's tools.
    ///
    /// - Parameters:
    ///   - manifest: empty without one.
    ///   - target: the target in the manifest.
    init(manifest: String, target: String) {
        let own = target.firstMatch(of: #/\.swiftLanguage(?:Mode|Version)\((?<modes>[^)]*)\)/#)?.modes
        let package = manifest.firstMatch(of: #/\bswiftLanguage(?:Modes|Versions):\s*\[(?<modes>[^\]]*)\]/#)?.modes
        let declared = (own ?? package).map(Self.declared) ?? []
        let tools = manifest.firstMatch(of: #/(?m)^//\s*swift-tools-version\s*:\s*(?<version>\d+(?:\.\d+)?)/#)?.version
        self = declared.last ?? tools.flatMap { Self.mode(String($0)) } ?? .swift5
    }

    /// `.v5, .v4_2, .version("6")`, the newest last.
    private static func declared(_ text: Substring) -> [LanguageMode] {
        let modes = text.matches(of: #/(?:\.v|\.version\(")(?<version>[\d._]+)/#).compactMap {
            mode($0.version.replacing("_", with: "."))
        }
        return modes.sorted { $0.version < $1.version }
    }

    /// `5.0` of a project and `5.9` of the tools mean 5. A version newer than the compiler means its newest.
    private static func mode(_ text: some StringProtocol) -> LanguageMode? {
        guard let number = Double(text) else { return nil }
        return all.last { Double($0) ?? 0 <= number }.map(LanguageMode.init)
    }
}
