public import Foundation

/// The report of `viaduct app --check` on an app.
public struct AppCheck: Sendable {
    let build: AppBuild

    public init(_ app: AppFolder, options: AppOptions, runtime: Runtime, folder: URL) throws {
        let packagesFolder = folder.appending(path: "Packages")
        build = try AppBuild(
            app, options: options, runtime: runtime, folder: folder, packagesFolder: packagesFolder, links: false)
    }

    /// Whether every component compiles completely, with all that it needs.
    public var isComplete: Bool { build.componentResults.allSatisfy { $0 == .whole } }

    /// The table of components and incomplete files, followed by the errors.
    public var report: String {
        ([table] + build.problems.map(\.description)).joined(separator: "\n\n")
    }

    /// The same as a JSON object, with a line for each component, error and use without effect.
    public var json: String { CheckReport(build: build, isComplete: isComplete).json }

    private var table: String {
        let files = build.files.filter { !$0.components.isEmpty || $0.result != .whole }
        var rows = [["Component", "File", "Result", "Without effect"]]
        for file in files {
            rows.append([
                file.components.isEmpty ? "–" : file.components.map(\.name).joined(separator: ", "), Self.name(of: file.path),
                result(of: file), String(file.inert.count),
            ])
        }
        let widths = (0..<4).map { column in rows.map { $0[column].count }.max() ?? 0 }
        let lines = rows.map { row in
            zip(row, widths).map { $0.padding(toLength: max($1, $0.count), withPad: " ", startingAt: 0) }
                .joined(separator: "  ").trimmingCharacters(in: .whitespaces)
        }
        let results = build.componentResults
        func count(_ result: AppBuild.Result) -> Int { results.count { $0 == result } }
        let inert = files.map(\.inert.count).reduce(0, +)
        let sum =
            "\(results.count) \(results.count == 1 ? "component" : "components"): \(count(.whole)) compile, "
            + "\(count(.inPart)) in part, \(count(.leftOut)) left out; \(inert) \(inert == 1 ? "use" : "uses") without effect"
        return (lines + [sum]).joined(separator: "\n")
    }

    private func result(of file: AppBuild.File) -> String {
        if let error = file.errors.first { return "line \(error.line): \(error.text)\(origin(of: error))" }
        if let error = file.omissions.map(\.error).min(by: { $0.isBefore($1) }) {
            return "in part, line \(error.line): \(error.text)\(origin(of: error))"
        }
        let lacks = file.components.compactMap { component in
            component.lack.map { (file.components.count == 1 ? "" : "\(component.name): ") + $0.description }
        }
        if !lacks.isEmpty { return "in part, by \(lacks.joined(separator: "; "))" }
        let modules = file.missingImports.compactMap(\.missingModule)
        return modules.isEmpty ? "compiles" : "compiles without \(modules.joined(separator: ", "))"
    }

    /// The first cause of an error that follows from another one.
    private func origin(of error: Diagnostic) -> String {
        guard let cause = build.problems.first(where: { $0.consequences.contains(error) })?.cause else { return "" }
        return " (\(cause.summary))"
    }

    private static func name(of path: String) -> String { URL(filePath: path).lastPathComponent }
}
