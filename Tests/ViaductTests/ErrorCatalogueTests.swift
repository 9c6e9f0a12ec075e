import Foundation
import Testing
import ViaductRelay

/// The explanations of errors, and the code that refers to them.
struct ErrorCatalogueTests {
    private static let catalogue = ErrorCatalogue(publicFolder: Program.package.appending(path: "public"))
    private static let (longestLine, longestHead) = (120, 180)

    private func text(_ path: String) throws -> String {
        try String(contentsOf: Program.package.appending(path: path), encoding: .utf8)
    }

    /// The codes in the sources of both languages.
    private func used() throws -> Set<String> {
        var codes: Set<String> = []
        for (folder, ending) in [("Sources", ".swift"), ("public/viaduct", ".js"), ("config/njs", ".js")] {
            let root = Program.package.appending(path: folder)
            for path in try FileManager.default.subpathsOfDirectory(atPath: root.path) where path.hasSuffix(ending) {
                codes.formUnion(try text("\(folder)/\(path)").matches(of: #/\b(VD-[A-Z]+-[0-9]+)\b/#).map { String($0.1) })
            }
        }
        return codes
    }

    @Test func `every code in use has an explanation, and every explanation is in use`() throws {
        let (used, explained) = (try used(), Set(Self.catalogue.texts.map(\.code)))
        #expect(used.count >= 40)
        #expect(used.subtracting(explained).sorted() == [], "Write public/viaduct/errors/texts/CODE.md")
        #expect(explained.subtracting(used).sorted() == [], "Nothing uses them")
    }

    @Test func `what the developer of a page or an app is told has a code`() throws {
        let notices =
            try lines(in: "Sources", ending: ".swift", after: #/(?:Notice|AppStatus)\(\s*level: (?:\.|")(?:warning|error)/#)
            + lines(in: "public/viaduct", ending: ".js", after: #/report\(\{\s*level: "(?:warning|error)"/#)
        #expect(notices.count >= 30)
        #expect(notices.filter { !$0.contains("cause:") } == [])
        // A helper writes to the output of the tests.
        let written = try lines(in: "public/viaduct", ending: ".js", after: #/console\.(?:warn|error)\(/#).filter { !$0.hasPrefix("helpers/") }
        #expect(written.count >= 8)
        #expect(written.filter { !$0.contains(#/VD-|\$\{reason\}/#) } == [], "Or those that the server has given one")
    }

    /// Returns the hundred characters from each match on.
    private func lines(in folder: String, ending: String, after pattern: Regex<Substring>) throws -> [String] {
        let root = Program.package.appending(path: folder)
        return try FileManager.default.subpathsOfDirectory(atPath: root.path).filter { $0.hasSuffix(ending) }.flatMap { path in
            let text = try text("\(folder)/\(path)")
            return text.ranges(of: pattern).map { "\(path): \(text[$0.lowerBound...].prefix(Self.longestHead))" }
        }
    }

    @Test func `every explanation has all sections, in short lines`() throws {
        for text in Self.catalogue.texts {
            let headings = text.body.split(separator: "\n").filter { $0.hasPrefix("## ") }.map { $0.dropFirst(3) }
            #expect(headings.map(String.init) == ErrorText.sections, "\(text.code)")
            #expect(text.body.split(separator: "\n").allSatisfy { $0.count <= Self.longestLine }, "\(text.code)")
            #expect(!text.title.hasSuffix("."), "\(text.code)")
        }
    }

    @Test func `the document of all explanations is up to date`() throws {
        #expect(
            try text("docs/troubleshooting.md") == Self.catalogue.markdown + "\n",
            "Write it anew: viaduct explain --markdown > docs/troubleshooting.md")
    }

    @Test func `the protocol lists all codes`() throws {
        let table = try text("docs/protocol.md").matches(of: #/(?m)^\| `(VD-[A-Z]+-[0-9]+)` \| (.+) \|$/#)
        #expect(table.map { "\($0.1) \($0.2)" } == Self.catalogue.texts.map { "\($0.code) \($0.title)" })
    }

    @Test func `the terminal explains a code, and suggests one for a mistake`() throws {
        let found = try Program(["explain", "vd-url-1"], in: Program.package).finish()
        #expect(found.status == 0)
        #expect(found.output.hasPrefix("VD-URL-1  The message comes from another URL than the page's\n\nCause\n\ndata.metadata.url of"))
        let list = try Program(["explain"], in: Program.package).finish()
        #expect(list.output.split(separator: "\n").count == Self.catalogue.texts.count)
        let mistaken = try Program(["explain", "VD-URI-1"], in: Program.package).finish()
        #expect(mistaken.status == 1)
        #expect(mistaken.errors.contains("Did you mean VD-URL-1?"))
    }
}
