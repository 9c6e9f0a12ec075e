internal import Foundation

/// The page of a test's report, with all scripts and styles in it: the console, and the view that draws native screens.
@MainActor final class ReportFiles {
    private static let (console, drawing) = ("console/report/main.js", "view/drawn_screen.js")

    private let folder: URL
    private let scripts: ScriptFolder

    init(publicFolder: URL) {
        folder = publicFolder.appending(path: "viaduct")
        scripts = ScriptFolder(folder)
    }

    /// - Parameter test: JSON without `<`.
    /// - Returns: the page up to the lines of the recording, which follow.
    /// - Throws: when a file is missing, or a script cannot be joined.
    func page(test: String) throws -> String {
        let version = scripts.version()
        let console = try script(Self.console, version)
        let drawing = try script(Self.drawing, version)
        let parts = [
            "{{styles}}": try style(at: "console/styles/console.css"), "{{icon}}": try text(at: "device/icon.svg"), "{{test}}": test,
            "{{drawing}}": drawing, "{{console}}": console,
        ]
        let template = try text(at: "console/report/report.html")
        return template.split(separator: "\n", omittingEmptySubsequences: false).map { line in
            parts[line.trimmingCharacters(in: .whitespaces)] ?? String(line)
        }.joined(separator: "\n")
    }

    /// - Returns: Markdown; `nil` for an unknown code.
    func explanation(of code: String) -> String? {
        guard code.wholeMatch(of: #/VD-[A-Z]{1,20}-[0-9]{1,3}/#) != nil else { return nil }
        return try? text(at: "errors/texts/\(code).md")
    }

    private func text(at path: String) throws -> String { try String(contentsOf: folder.appending(path: path), encoding: .utf8) }

    /// A script that may stand between tags.
    private func script(_ path: String, _ version: String) throws -> String {
        try scripts.script(path, version: version) { try ScriptJoiner.module(path, after: [], in: $0) }
            .replacing("</script", with: "<\\/script").replacing("<!--", with: "<\\!--")
    }

    /// A style sheet with those that it imports, each in its layer.
    private func style(at path: String) throws -> String {
        try text(at: path).replacing(#/@import url\("([^"]+)"\) layer\((\w+)\);/#) { found in
            let name = String(found.1)
            // An absolute one begins with the folder's own name.
            let part = name.hasPrefix("/") ? name.split(separator: "/").dropFirst().joined(separator: "/") : "console/styles/\(name)"
            return "@layer \(found.2) {\n\((try? text(at: part)) ?? "")}\n"
        }
    }
}
