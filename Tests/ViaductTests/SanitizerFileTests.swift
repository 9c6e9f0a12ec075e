import Foundation
import Testing

/// The lists of reports that are not looked at name functions of the toolchain only.
@Suite struct SanitizerFileTests {
    private static let package = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../..").standardizedFileURL

    /// The function, file or library of each line: `race_top:NAME`, or in valgrind's way `fun:NAME`.
    private static func names(in list: String) -> [String] {
        list.split(separator: "\n").filter { !$0.hasPrefix("#") }.compactMap { line in
            line.wholeMatch(of: #/ *(?:[a-z_]+):([^ ]+)/#).map { $0.1.trimmingCharacters(in: ["*", "^", "$"]) }
        }
    }

    /// Our files that a report with the name could be of: by the name of the file or its folder, or by a word in it.
    private static func files(with name: String) throws -> [String] {
        let sources = package.appending(path: "Sources")
        let paths = FileManager.default.enumerator(atPath: sources.path)?.compactMap { $0 as? String } ?? []
        #expect(paths.count > 500)
        return try paths.filter { path in
            guard [".swift", ".c", ".h"].contains(where: path.hasSuffix) else { return false }
            return try path.contains(name) || String(contentsOf: sources.appending(path: path), encoding: .utf8).contains(name)
        }
    }

    @Test func `no report of ours is left out`() throws {
        let folder = Self.package.appending(path: "Tests/Sanitizers")
        let lists = try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".supp") }
        #expect(Set(lists) == ["address.supp", "thread.supp", "valgrind.supp"])
        for list in lists {
            let names = Self.names(in: try String(contentsOf: folder.appending(path: list), encoding: .utf8))
            #expect(names.isEmpty == (list == "thread.supp"), "\(list)")
            for name in names { #expect(try Self.files(with: name) == [], "\(name) in \(list)") }
        }
    }

    @Test(arguments: [
        "race_top:DescriptorReader.swift", "race:ViaductSystem", "interceptor_via_fun:*endOfConnections*", "   fun:lws_callback_on_writable",
    ])
    func `a name of ours is seen`(line: String) throws {
        let name = try #require(Self.names(in: line).first)
        #expect(try !Self.files(with: name).isEmpty)
    }
}
