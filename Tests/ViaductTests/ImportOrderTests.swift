import Foundation
import Testing

/// Checks that the sources import in one direction: a wing those before it, and never one that comes later.
@Suite struct ImportOrderTests {
    private static let order = ["Core", "Phone", "App", "Relay", "viaduct"]
    private static let sources = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../Sources")
        .standardized

    /// The wing of each module, by its folder.
    private static let wings: [String: String] = {
        var wings = ["viaduct": "viaduct"]
        for (wing, module) in files().compactMap(place) { wings[module] = wing }
        return wings
    }()

    private static func files() -> [String] {
        let paths = FileManager.default.enumerator(atPath: sources.path)?.compactMap { $0 as? String } ?? []
        return paths.filter { $0.hasSuffix(".swift") || $0.hasSuffix("module.modulemap") }
    }

    /// The wing and the module of a file: `App/ViaductApp/…`, `Phone/Drawn/UIKit/…`, `viaduct/…`.
    private static func place(of path: String) -> (wing: String, module: String)? {
        let folders = path.split(separator: "/").dropLast().map(String.init)
        guard let wing = folders.first else { return nil }
        let depth = wing == "viaduct" ? 0 : wing == "Phone" ? 2 : 1
        return folders.indices.contains(depth) ? (wing, folders[depth]) : nil
    }

    private static func imports(of path: String) throws -> [String] {
        let text = try String(contentsOf: sources.appending(path: path), encoding: .utf8)
        let pattern = #/(?m)^\s*(?:@\w+(?:\(.*?\))? +)*(?:\w+ +)?import +(?:(?:class|enum|func|struct|var) +)?(\w+)/#
        return text.matches(of: pattern).map { String($0.1) }
    }

    @Test func `no module imports one of a later wing`() throws {
        #expect(Set(Self.wings.values) == Set(Self.order))
        var found = 0
        for file in Self.files() where file.hasSuffix(".swift") {
            let wing = try #require(Self.place(of: file)?.wing, "\(file) is in no wing")
            let own = try #require(Self.order.firstIndex(of: wing), "\(wing) is no wing")
            for module in try Self.imports(of: file) {
                guard let other = Self.wings[module].flatMap(Self.order.firstIndex) else { continue }
                found += 1
                #expect(other <= own, "\(file) imports \(module), which is in the wing \(Self.order[other])")
            }
        }
        #expect(found > 500)
    }

    @Test func `the phone's names know nothing of sockets`() throws {
        for file in Self.files() where file.hasPrefix("Phone/") && file.hasSuffix(".swift") {
            #expect(try !Self.imports(of: file).contains("LWS"), "\(file) imports LWS")
        }
    }

    @Test func `each wing's README names its modules`() throws {
        for wing in Self.order.dropLast() {
            let readme = try String(contentsOf: Self.sources.appending(path: "\(wing)/README.md"), encoding: .utf8)
            let words = Set(readme.split { !$0.isLetter && !$0.isNumber }.map(String.init))
            for (module, place) in Self.wings where place == wing {
                #expect(words.contains(module), "\(wing)/README.md does not name \(module)")
            }
        }
    }
}
