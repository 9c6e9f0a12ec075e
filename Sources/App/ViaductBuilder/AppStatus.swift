import Foundation

/// The status of an app's build or run, as its pages get it.
struct AppStatus: Codable, Sendable {
    let level: String
    let code: String
    var cause: String?
    let text: String

    /// One line of JSON, as the running app reads it.
    var line: String {
        (try? JSONEncoder().encode(self)).map { String(decoding: $0, as: UTF8.self) } ?? ""
    }

    static func building(_ names: String) -> AppStatus {
        AppStatus(level: "info", code: "app-building", text: "Building \(names)…")
    }

    static func buildFailed(_ problems: [BuildProblem]) -> AppStatus {
        let rest = problems.count - problemsShown
        let texts = problems.prefix(problemsShown).map(\.description) + (rest > 0 ? ["\(rest) more: viaduct app prints all."] : [])
        return AppStatus(level: "error", code: "app-build-failed", cause: "VD-APP-4", text: texts.joined(separator: "\n"))
    }

    /// A page has room for few.
    private static let problemsShown = 10

    static func crashed(_ text: String) -> AppStatus {
        AppStatus(level: "error", code: "app-crashed", cause: "VD-APP-5", text: text)
    }
}
