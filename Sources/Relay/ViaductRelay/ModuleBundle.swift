internal import Foundation

/// Joins modules to one script, so that a browser asks once and not for each of them, one after the other.
///
/// A module here has its imports first, a line each (`import { a, b as c } from "./x.js"` or `import a from "./x.js"`),
/// and exports declarations where they stand, at the start of a line. Each becomes a function of its own, called once.
struct ModuleBundle {
    struct InvalidModule: Error, CustomStringConvertible {
        let description: String
    }

    private struct Module {
        let path: String
        var imports: [(names: String, path: String)] = []
        var exports: [String] = []
        var lines: [Substring] = []
    }

    private let folder: URL
    private var modules: [Module] = []
    private var begun: Set<String> = []

    /// - Parameter folder: paths are relative to it.
    init(folder: URL) {
        self.folder = folder
    }

    /// The script of one module and of all that it imports.
    ///
    /// - Parameters:
    ///   - path: relative to the folder, of the last of these modules.
    ///   - earlier: of scripts that are in the page before: what they have is not there again. The first one has the table.
    /// - Throws: `InvalidModule`, or the error of reading a file.
    static func script(for path: String, after earlier: [String], in folder: URL) throws -> String {
        var known = ModuleBundle(folder: folder)
        for path in earlier { try known.add(path) }
        var bundle = known
        try bundle.add(path)
        let own = bundle.modules.dropFirst(known.modules.count)
        let depth = path.count { $0 == "/" }
        let up = depth == 0 ? "./" : String(repeating: "../", count: depth)
        let start = earlier.first.map { "import { modules } from \"\(up)\($0)\"" } ?? "export const modules = {}"
        let end = bundle.modules.filter { $0.path == path }.map(reexport)
        return ([start] + own.map(text) + end).joined(separator: "\n")
    }

    private mutating func add(_ path: String) throws {
        guard !modules.contains(where: { $0.path == path }) else { return }
        guard begun.insert(path).inserted else { throw InvalidModule(description: "\(path) imports itself through others") }
        let source = try String(contentsOf: folder.appending(path: path), encoding: .utf8)
        var module = Module(path: path)
        for (index, line) in source.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
            do {
                try Self.read(line, into: &module)
            } catch let error as InvalidModule {
                throw InvalidModule(description: "\(path):\(index + 1): \(error)")
            }
        }
        for (_, imported) in module.imports { try add(imported) }
        modules.append(module)
    }

    private static func read(_ line: Substring, into module: inout Module) throws {
        if line.hasPrefix("import ") {
            try readImport(line, into: &module)
        } else if line.hasPrefix("export ") {
            try readExport(line, into: &module)
        } else {
            module.lines.append(line)
        }
    }

    private static func readImport(_ line: Substring, into module: inout Module) throws {
        guard let match = line.wholeMatch(of: #/import (?:\{ (.+) \}|(\w+)) from "(\.{1,2}\/[^"]+)"/#) else {
            throw InvalidModule(description: "cannot join this import: \(line)")
        }
        let names = match.1.map { String($0).replacing(" as ", with: ": ") } ?? "default: \(match.2!)"
        let address = URL(filePath: "/" + module.path).deletingLastPathComponent().appending(path: String(match.3))
        module.imports.append((names, String(address.standardizedFileURL.path.dropFirst())))
    }

    private static func readExport(_ line: Substring, into module: inout Module) throws {
        let declaration = line.dropFirst("export ".count)
        if let match = declaration.prefixMatch(of: #/(default )?(?:class|(?:async )?function|const) (\w+)/#) {
            module.exports.append(match.1 == nil ? String(match.2) : "default: \(match.2)")
            module.lines.append(match.1 == nil ? declaration : declaration.dropFirst("default ".count))
        } else if declaration.hasPrefix("default ") {
            module.exports.append("default: defaultExport")
            module.lines.append("const defaultExport = " + declaration.dropFirst("default ".count))
        } else {
            throw InvalidModule(description: "cannot join this export: \(line)")
        }
    }

    private static func text(of module: Module) -> String {
        let imports = module.imports.map { "const { \($0.names) } = modules[\"\($0.path)\"]" }
        let lines = imports + module.lines.map(String.init) + ["return { \(module.exports.joined(separator: ", ")) }"]
        return "modules[\"\(module.path)\"] = (() => {\n\(lines.joined(separator: "\n"))\n})()"
    }

    private static func reexport(of module: Module) -> String {
        module.exports.map { export in
            let module = "modules[\"\(module.path)\"]"
            return export.hasPrefix("default: ") ? "export default \(module).default" : "export const { \(export) } = \(module)"
        }.joined(separator: "\n")
    }
}
