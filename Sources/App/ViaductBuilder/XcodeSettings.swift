import Foundation

/// The build settings of an app's target in its Xcode project, as the configuration for debugging has them.
struct XcodeSettings {
    /// The folder that contains the project; `nil` when there is none.
    private(set) var folder: URL?
    private var values: [String: String] = [:]

    /// Reads the project in the folder, or else in the nearest folder above it, within the repository.
    init(around path: URL) {
        guard let project = XcodeProject.file(around: path), let data = try? Data(contentsOf: project) else { return }
        folder = project.deletingLastPathComponent().deletingLastPathComponent()
        read(data)
    }

    /// The setting's value, with the settings that it names.
    subscript(name: String) -> String? { values[name].map { expand($0) } }

    /// Returns the names of the settings that begin so.
    func names(beginning prefix: String) -> [String] { values.keys.filter { $0.hasPrefix(prefix) }.sorted() }

    /// Returns the text with the values of `$(NAME)` and `${NAME}`. An unknown name is empty.
    func expand(_ text: String) -> String {
        var text = text
        // Bounded, since settings may name each other.
        for _ in 0..<8 {
            let expanded = text.replacing(#/\$(?:\((\w+)(?::(\w+))?\)|\{(\w+)(?::(\w+))?\})/#) { found in
                let value = values[String(found.1 ?? found.3 ?? "")] ?? ""
                let isIdentifier = (found.2 ?? found.4)?.hasSuffix("identifier") == true
                return isIdentifier ? String(value.map { $0.isLetter || $0.isNumber ? $0 : "-" }) : value
            }
            if expanded == text { break }
            text = expanded
        }
        return text
    }

    private mutating func read(_ data: Data) {
        let project = try? PropertyListSerialization.propertyList(from: data, options: [], format: nil)
        guard let project = project as? [String: Any], let objects = project["objects"] as? [String: [String: Any]] else { return }
        let root = (project["rootObject"] as? String).flatMap { objects[$0] }
        // The app that Xcode lists first, among several.
        let targets = (root?["targets"] as? [String] ?? objects.keys.sorted()).compactMap { objects[$0] }
        let target = targets.filter { $0["isa"] as? String == "PBXNativeTarget" }.first {
            $0["productType"] as? String == "com.apple.product-type.application"
        }
        let name = target?["name"] as? String
        values = ["TARGET_NAME": name, "PRODUCT_NAME": name, "EXECUTABLE_NAME": name].compactMapValues(\.self)
        for owner in [root, target].compactMap(\.self) {
            let list = (owner["buildConfigurationList"] as? String).flatMap { objects[$0] }
            let configurations = (list?["buildConfigurations"] as? [String] ?? []).compactMap { objects[$0] }
            let debug = configurations.first { ($0["name"] as? String)?.contains("Debug") == true } ?? configurations.first
            for (key, value) in debug?["buildSettings"] as? [String: Any] ?? [:] {
                guard let text = value as? String ?? (value as? [String])?.joined(separator: " ") else { continue }
                let inherited = values[key] ?? ""
                values[key] = text.replacing("$(inherited)", with: inherited).replacing("$(\(key))", with: inherited)
            }
        }
    }
}
