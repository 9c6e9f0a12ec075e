import Foundation

extension [AppSource] {
    // A regex literal never changes.
    nonisolated(unsafe) private static let conformance =
        #/\b(?:class|extension)\s+(?<name>[A-Z_]\w*)\s*:\s*(?<list>[\w.,\s&@]+)\{/#

    /// The class that gets the events of the app's life.
    var appDelegate: String? { firstClass(conformingTo: ["UIApplicationDelegate"]) }

    /// The class that gets the events of a scene's life.
    var sceneDelegate: String? { firstClass(conformingTo: ["UIWindowSceneDelegate", "UISceneDelegate"]) }

    private func firstClass(conformingTo protocols: Set<String>) -> String? {
        let classes = Set(flatMap(\.classes).filter(\.isVisible).map(\.name))
        for source in self {
            for match in source.code.matches(of: Self.conformance) {
                let types = match.list.split(separator: ",").map { $0.trimmingCharacters(in: .whitespacesAndNewlines) }
                let name = String(match.name)
                if classes.contains(name), !protocols.isDisjoint(with: types) { return name }
            }
        }
        return nil
    }
}

extension AppSource {
    /// The text without comments and strings.
    fileprivate var code: String {
        let bytes = Array(text.utf8)
        return SwiftScanner(bytes).code.map { String(decoding: bytes[$0], as: UTF8.self) }.joined(separator: " ")
    }
}
