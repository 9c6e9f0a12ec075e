import Foundation

/// The constants that Xcode makes of asset catalogues: `.brand` for the colour `Brand`.
struct AssetSymbols {
    /// Names of UIKit's and SwiftUI's own colours.
    private static let taken: Set = [
        "black", "blue", "brown", "clear", "cyan", "darkGray", "darkText", "gray", "green", "indigo", "label", "lightGray",
        "lightText", "link", "magenta", "mint", "opaqueSeparator", "orange", "pink", "placeholderText", "primary", "purple",
        "red", "secondary", "separator", "systemBackground", "systemFill", "teal", "tintColor", "white", "yellow",
    ]

    /// Swift with the constants; `nil` when there are no assets.
    let source: String?

    /// - Parameters:
    ///   - catalogs: folders whose names end with `.xcassets`.
    ///   - texts: the app's own sources. Their constants take precedence.
    ///   - bundle: `main` or `module`.
    init(of catalogs: [URL], beside texts: [String], bundle: String = "main") {
        let assets = catalogs.flatMap { Self.paths(in: $0) }
        let colors = Self.constants(of: assets, kind: "colorset", suffix: "Color")
        let images = Self.constants(of: assets, kind: "imageset", suffix: "Image")
        guard !colors.isEmpty || !images.isEmpty else {
            source = nil
            return
        }
        let own = Set(texts.flatMap { $0.matches(of: #/\bstatic\s+(?:let|var)\s+(\w+)/#).map { String($0.1) } })
        let free = colors.filter { !own.contains($0.constant) && !Self.taken.contains($0.constant) }
        func extend(_ type: String, with lines: [String]) -> String {
            lines.isEmpty ? "" : "nonisolated extension \(type) {\n\(lines.map { "    \($0)\n" }.joined())}\n\n"
        }
        source =
            "import SwiftUI\nimport UIKit\n\n"
            + extend("ColorResource", with: colors.map { $0.resource("ColorResource", in: bundle) })
            + extend("UIColor", with: free.map { "static var \($0.constant): UIColor { UIColor(resource: .\($0.constant)) }" })
            + extend("Color", with: free.map { "static var \($0.constant): Color { Color(ColorResource.\($0.constant)) }" })
            + extend(
                "ShapeStyle where Self == Color",
                with: free.map { "static var \($0.constant): Color { Color(ColorResource.\($0.constant)) }" })
            + extend("ImageResource", with: images.map { $0.resource("ImageResource", in: bundle) })
            + extend(
                "UIImage",
                with: images.filter { !own.contains($0.constant) }.map {
                    "static var \($0.constant): UIImage { UIImage(resource: .\($0.constant)) }"
                })
    }

    private struct Constant {
        let name: String
        let constant: String

        func resource(_ type: String, in bundle: String) -> String {
            "static let \(constant) = \(type)(name: \(name.debugDescription), bundle: .\(bundle))"
        }
    }

    private static func constants(of assets: [String], kind: String, suffix: String) -> [Constant] {
        var seen: Set<String> = []
        return assets.filter { $0.hasSuffix(".\(kind)") }.compactMap { path in
            let name = URL(filePath: path).deletingPathExtension().lastPathComponent
            let constant = constant(for: name, suffix: suffix)
            return constant.isEmpty || !seen.insert(constant).inserted ? nil : Constant(name: name, constant: constant)
        }
    }

    /// As Xcode writes it: `my-logo` is `myLogo`, and `AccentColor` is `accent`.
    private static func constant(for name: String, suffix: String) -> String {
        let words = name.split { !$0.isLetter && !$0.isNumber && $0 != "_" }
        let capitalized = words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }
        let joined = (words.prefix(1).map(String.init) + capitalized).joined()
        let short = joined.hasSuffix(suffix) && joined.count > suffix.count ? String(joined.dropLast(suffix.count)) : joined
        let start = short.prefix { $0.isUppercase }
        // `URLIcon` is `urlIcon`.
        let lowered = start.count > 1 && start.count < short.count ? start.count - 1 : start.count
        let constant = short.prefix(lowered).lowercased() + short.dropFirst(lowered)
        return constant.first?.isNumber == true ? "_\(constant)" : constant
    }

    private static func paths(in catalog: URL) -> [String] {
        let found = FileManager.default.enumerator(atPath: catalog.path)?.allObjects ?? []
        return found.compactMap { $0 as? String }.sorted()
    }
}
