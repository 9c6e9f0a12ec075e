public import Foundation

/// The report of `viaduct app --check` on an app.
public struct AppCheck: Sendable {
    private let build: AppBuild

    public init(_ app: AppFolder, options: AppOptions, runtime: Runtime, folder: URL) throws {
        build = try AppBuild(app, options: options, runtime: runtime, folder: folder, links: false)
    }

    /// Whether every file with a component compiles, and the whole of it.
    public var isComplete: Bool { (build.leftOut + build.inPart).allSatisfy(\.components.isEmpty) }

    public var table: String {
        let files = build.files.filter { !$0.components.isEmpty || !$0.errors.isEmpty || !$0.omissions.isEmpty }
        var rows = [["Component", "File", "Result", "Without effect"]]
        for file in files {
            rows.append([
                file.components.isEmpty ? "–" : file.components.joined(separator: ", "),
                URL(filePath: file.path).lastPathComponent, Self.result(of: file), String(file.inert.count),
            ])
        }
        let widths = (0..<4).map { column in rows.map { $0[column].count }.max() ?? 0 }
        let lines = rows.map { row in
            zip(row, widths).map { $0.padding(toLength: max($1, $0.count), withPad: " ", startingAt: 0) }
                .joined(separator: "  ").trimmingCharacters(in: .whitespaces)
        }
        let components = files.flatMap(\.components).count
        let left = build.leftOut.flatMap(\.components).count
        let part = build.inPart.flatMap(\.components).count
        let inert = files.map(\.inert.count).reduce(0, +)
        let sum =
            "\(components) \(components == 1 ? "component" : "components"): \(components - left - part) compile, "
            + "\(part) in part, \(left) left out; \(inert) \(inert == 1 ? "use" : "uses") without effect"
        return (lines + [sum]).joined(separator: "\n")
    }

    private static func result(of file: AppBuild.File) -> String {
        if let error = file.errors.first { return "line \(error.line): \(error.text)" }
        if let omission = file.omissions.first { return "in part, line \(omission.line): \(omission.text)" }
        let modules = file.missingImports.compactMap(\.missingModule)
        return modules.isEmpty ? "compiles" : "compiles without \(modules.joined(separator: ", "))"
    }
}
