public import Foundation

/// What `viaduct app --check` tells of an app.
public struct AppCheck: Sendable {
    private let build: AppBuild

    public init(_ app: AppFolder, options: AppOptions, runtime: Runtime, folder: URL) throws {
        build = try AppBuild(app.sources(), options: options, runtime: runtime, folder: folder, links: false)
    }

    /// Whether every file with a component compiles.
    public var isComplete: Bool { build.leftOut.allSatisfy(\.components.isEmpty) }

    public var table: String {
        let files = build.files.filter { !$0.components.isEmpty || !$0.errors.isEmpty }
        var rows = [["Component", "File", "Result", "Without effect"]]
        for file in files {
            let result = file.errors.first.map { "line \($0.line): \($0.text)" } ?? "compiles"
            rows.append([
                file.components.isEmpty ? "–" : file.components.joined(separator: ", "),
                URL(filePath: file.path).lastPathComponent, result, String(file.inert.count),
            ])
        }
        let widths = (0..<4).map { column in rows.map { $0[column].count }.max() ?? 0 }
        let lines = rows.map { row in
            zip(row, widths).map { $0.padding(toLength: max($1, $0.count), withPad: " ", startingAt: 0) }
                .joined(separator: "  ").trimmingCharacters(in: .whitespaces)
        }
        let components = files.flatMap(\.components).count
        let left = build.leftOut.flatMap(\.components).count
        let inert = files.map(\.inert.count).reduce(0, +)
        let sum = "\(components) components: \(components - left) compile, \(left) left out; \(inert) uses without effect"
        return (lines + [sum]).joined(separator: "\n")
    }
}
