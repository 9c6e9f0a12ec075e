internal import Foundation
internal import ViaductProtocol

/// The pictures of SF Symbols, from Debian's `bootstrap-icons`, as JavaScript modules.
///
/// Every policy that allows the adapter allows a module. An image or a mask would need more of a page's Content-Security-Policy.
struct SymbolIcons: Sendable {
    private let folder: URL

    /// - Parameter folder: has the SVG files.
    init(folder: URL = URL(filePath: "/usr/share/bootstrap-icons/svg")) {
        self.folder = folder
    }

    /// `export default [["path", {"d": "…"}], …]`, the elements of a 16 × 16 SVG, or `export default null` for an unknown symbol.
    func module(for symbol: String) -> String { "export default \(shapes(for: symbol) ?? "null")\n" }

    /// The elements as a JSON array; `nil` for an unknown symbol.
    func shapes(for symbol: String) -> String? {
        guard let svg = svg(for: symbol) else { return nil }
        let elements = svg.matches(of: #/<(path|circle|rect|ellipse|polygon|line)\s([^>]*)/>/#).map { element in
            let attributes = element.2.matches(of: #/([a-z-]+)="([^"]*)"/#).map { attribute in
                "\(JSONText.quoted(String(attribute.1))):\(JSONText.quoted(String(attribute.2)))"
            }
            return "[\(JSONText.quoted(String(element.1))),{\(attributes.joined(separator: ","))}]"
        }
        return "[\(elements.joined(separator: ","))]"
    }

    /// The picture of the symbol itself, or of the plainer symbol that it varies: `plus.circle.fill`, `plus.circle`, `plus`.
    private func svg(for symbol: String) -> String? {
        guard symbol.utf8.count <= 100, symbol.wholeMatch(of: #/[a-z0-9]+(\.[a-z0-9]+)*/#) != nil else { return nil }
        var parts = symbol.split(separator: ".")
        while !parts.isEmpty {
            let name = parts.joined(separator: ".")
            if let icon = SymbolNames.icons[name], let svg = read(icon) { return svg }
            if let svg = read(parts.joined(separator: "-")) { return svg }
            parts.removeLast()
        }
        return nil
    }

    private func read(_ icon: String) -> String? {
        try? String(contentsOf: folder.appending(path: icon + ".svg"), encoding: .utf8)
    }
}
