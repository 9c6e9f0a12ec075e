import Foundation

/// A line of the compiler's about a person's file.
public struct Diagnostic: Hashable, Sendable {
    public let file: String
    public let line: Int
    public let column: Int
    public let isError: Bool
    public let text: String

    /// `path:line:column: error: text`
    public var description: String { "\(file):\(line):\(column): \(isError ? "error" : "warning"): \(text)" }

    /// The module that an import does not find.
    var missingModule: String? {
        text.wholeMatch(of: #/no such module '(.+)'/#).map { String($0.1) }
    }

    func moved(to file: String, by lines: Int) -> Diagnostic {
        Diagnostic(file: file, line: line + lines, column: column, isError: isError, text: text)
    }

    /// The same wherever the lines around it have moved to.
    var withoutPlace: Diagnostic {
        Diagnostic(file: file, line: 0, column: 0, isError: isError, text: text)
    }

    static func all(in output: String) -> [Diagnostic] {
        var found: [Diagnostic] = []
        for line in output.split(separator: "\n") {
            guard let match = line.wholeMatch(of: #/(\/.+?):(\d+):(\d+): (error|warning): (.*)/#) else { continue }
            let diagnostic = Diagnostic(
                file: String(match.1), line: Int(match.2) ?? 0, column: Int(match.3) ?? 0, isError: match.4 == "error",
                text: String(match.5))
            if !found.contains(diagnostic) { found.append(diagnostic) }
        }
        return found
    }

    /// The compiler's text for the use of an API that compiles but has no effect here.
    static let inert = "is deprecated: no effect"
}
