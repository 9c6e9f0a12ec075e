import Foundation
import Testing

@testable import ViaductRelay

@Suite struct SymbolIconsTests {
    private let icons = SymbolIcons()

    @Test(arguments: [
        "plus", "square.and.arrow.up", "ellipsis.circle", "trash.fill", "heart", "plus.circle.fill", "bell.badge.fill",
        "text.alignleft",
    ])
    func `common symbols have a picture`(symbol: String) {
        #expect(icons.module(for: symbol).hasPrefix(#"export default [["path",{"#))
    }

    @Test(arguments: ["", "no.such.symbol", "../plus", "plus/../plus", "Plus", "plus.", "<svg>"])
    func `everything else has none`(symbol: String) {
        #expect(icons.module(for: symbol) == "export default null\n")
    }

    @Test func `every symbol of the table has its icon`() {
        for (symbol, icon) in SymbolNames.icons {
            #expect(FileManager.default.fileExists(atPath: "/usr/share/bootstrap-icons/svg/\(icon).svg"), "\(symbol)")
        }
    }

    @Test func `a module is data and no markup`() throws {
        let module = icons.module(for: "trash")
        let json = module.dropFirst("export default ".count)
        let elements = try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [[Any]]
        #expect(elements?.isEmpty == false)
        #expect(
            elements?.allSatisfy { $0.first as? String == "path" && ($0.last as? [String: String])?["d"] != nil }
                == true)
    }
}
