internal import Foundation
internal import ViaductProtocol

/// Joins ES modules into one script, so that a browser sends one request, not one for each module in turn.
///
/// Each module becomes a function, called once, in the order in which a browser would run the modules. A style sheet imported
/// `with { type: "css" }` is a module too. In a script that stands alone, a module whose names are unique needs no function.
struct ScriptJoiner {
    private let folder: URL
    /// Whether no other script uses the table of modules, so that numbers can replace paths.
    private let isAlone: Bool
    private var numbers: [String: Int] = [:]
    /// The modules in their order.
    private var parts: [String] = []
    private var exports: [String: [JavaScriptModule.Name]] = [:]
    private var begun: Set<String> = []
    /// The modules without a function around them, and their names.
    private var bare: Set<String> = []
    private var bareNames: Set<String> = []

    private init(folder: URL, isAlone: Bool) {
        self.folder = folder
        self.isAlone = isAlone
    }

    /// A classic script's expression: the function that a module exports as its default.
    ///
    /// - Parameters:
    ///   - path: relative to the folder.
    ///   - folder: has the module and all that it imports.
    /// - Throws: `InvalidScript`, or the error of reading a file.
    static func function(_ path: String, in folder: URL) throws -> String {
        var joiner = ScriptJoiner(folder: folder, isAlone: true)
        try joiner.add(path, to: nil)
        let table = joiner.numbers.isEmpty ? [] : ["const modules = {}"]
        let end = joiner.bare.contains(path) ? joiner.local("default", of: path) : "\(joiner.place(of: path)).default"
        return (["(() => {", "\"use strict\""] + table + joiner.parts + ["return \(end ?? "undefined")", "})()"]).joined(separator: "\n")
    }

    /// A module script with the exports of one module.
    ///
    /// - Parameters:
    ///   - path: relative to the folder, as are all paths.
    ///   - earlier: scripts that the page has loaded by then. Their modules are left out. The first one has the table.
    ///   - folder: has the module and all that it imports.
    /// - Throws: `InvalidScript`, or the error of reading a file.
    static func module(_ path: String, after earlier: [String], in folder: URL) throws -> String {
        var joiner = ScriptJoiner(folder: folder, isAlone: false)
        for path in earlier { try joiner.add(path, to: path) }
        let known = joiner.parts.count
        try joiner.add(path, to: path)
        let up = String(repeating: "../", count: path.count { $0 == "/" })
        let start = earlier.first.map { "import { modules } from \(JSONText.quoted("./\(up)\($0)"))" } ?? "export const modules = {}"
        let end = joiner.exports[path, default: []].map { name in
            name.exported == "default"
                ? "export default modules[\(JSONText.quoted(path))].default"
                : "export const { \(name.exported) } = modules[\(JSONText.quoted(path))]"
        }
        return ([start] + joiner.parts.dropFirst(known) + end).joined(separator: "\n")
    }

    /// - Parameter script: where it is joined to, `nil` for a classic script.
    private mutating func add(_ path: String, to script: String?) throws {
        guard exports[path] == nil else { return }
        guard begun.insert(path).inserted else { throw InvalidScript(path: path, line: nil, reason: "imports itself through others") }
        let module = try JavaScriptModule(source(of: path), path: path)
        if let line = module.addressLine, script.map(Self.folder) != Self.folder(of: path) {
            throw InvalidScript(path: path, line: line, reason: "cannot join what depends on the module's address")
        }
        let imports = try module.imports.map { try add($0, of: path, to: script) }
        let names = module.exports.map { $0.exported == $0.local ? $0.local : "\($0.exported): \($0.local)" }
        // The line before ends without a semicolon.
        let code = "([`".contains(module.code.prefix(1)) ? ";" + module.code : module.code
        if isAlone, imports.allSatisfy(\.isEmpty), let names = module.declared, bareNames.isDisjoint(with: names) {
            bare.insert(path)
            bareNames.formUnion(names)
            parts.append(code)
            exports[path] = module.exports
            return
        }
        append(path, lines: imports.flatMap(\.self) + [code] + ["return { \(names.joined(separator: ", ")) }"], exports: module.exports)
    }

    /// - Returns: the declarations of the imported names.
    private mutating func add(_ one: JavaScriptModule.Import, of path: String, to script: String?) throws -> [String] {
        guard let imported = Self.resolve(one.address, from: path) else {
            throw InvalidScript(path: path, line: one.line, reason: "cannot join this import")
        }
        switch one.type {
        case nil: try add(imported, to: script)
        case "css": try addStyleSheet(imported)
        default: throw InvalidScript(path: path, line: one.line, reason: "cannot join this import")
        }
        return try one.names.compactMap { name in
            if name.exported == "*" { return "const \(name.local) = \(object(of: imported))" }
            guard let local = local(name.exported, of: imported) else {
                throw InvalidScript(path: path, line: one.line, reason: "\(imported) exports no “\(name.exported)”")
            }
            if bare.contains(imported) { return local == name.local ? nil : "const \(name.local) = \(local)" }
            let table = place(of: imported)
            return "const { \(name.exported == name.local ? name.local : "\(name.exported): \(name.local)") } = \(table)"
        }
    }

    /// A module's own name for an export; `nil` when there is no such export.
    private func local(_ exported: String, of path: String) -> String? {
        exports[path]?.first { $0.exported == exported }?.local
    }

    /// An object with all that a module exports.
    private mutating func object(of path: String) -> String {
        guard bare.contains(path) else { return place(of: path) }
        return "{ \(exports[path, default: []].map { "\($0.exported): \($0.local)" }.joined(separator: ", ")) }"
    }

    private mutating func addStyleSheet(_ path: String) throws {
        guard exports[path] == nil else { return }
        let text = JSONText.quoted(try source(of: path))
        append(
            path, lines: ["const sheet = new CSSStyleSheet()", "sheet.replaceSync(\(text))", "return { default: sheet }"],
            exports: [JavaScriptModule.Name(exported: "default", local: "sheet")])
    }

    private mutating func append(_ path: String, lines: [String], exports names: [JavaScriptModule.Name]) {
        let lines = ["\(place(of: path)) = (() => {"] + lines.filter { !$0.isEmpty } + ["})()"]
        parts.append(lines.joined(separator: "\n"))
        exports[path] = names
    }

    /// The expression for a module's exports in the table.
    private mutating func place(of path: String) -> String {
        guard isAlone else { return "modules[\(JSONText.quoted(path))]" }
        let number = numbers[path] ?? numbers.count
        numbers[path] = number
        return "modules[\(number)]"
    }

    private func source(of path: String) throws -> String {
        try String(contentsOf: folder.appending(path: path), encoding: .utf8)
    }

    private static func folder(of path: String) -> String {
        String(path[..<(path.lastIndex(of: "/") ?? path.startIndex)])
    }

    /// - Returns: `nil` for an address that is not relative, or leaves the folder.
    private static func resolve(_ address: String, from path: String) -> String? {
        guard address.hasPrefix("./") || address.hasPrefix("../") else { return nil }
        var names = folder(of: path).split(separator: "/")
        for name in address.split(separator: "/") where name != "." {
            if name != ".." {
                names.append(name)
            } else if names.popLast() == nil {
                return nil
            }
        }
        return names.joined(separator: "/")
    }
}
