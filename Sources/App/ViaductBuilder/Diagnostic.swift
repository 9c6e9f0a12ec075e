import Foundation

/// A line of the compiler's about a person's file.
public struct Diagnostic: Hashable, Sendable {
    public let file: String
    public let line: Int
    public let column: Int
    public let isError: Bool
    public let text: String
    /// The line of the file; `nil` where it is not known.
    private(set) var source: String?

    /// `path:line:column: error: text`
    public var description: String { "\(place): \(isError ? "error" : "warning"): \(text)" }

    /// `path:line:column`, which editors and terminals open.
    var place: String { "\(file):\(line):\(column)" }

    /// `File.swift:line: text`
    var summary: String { "\(URL(filePath: file).lastPathComponent):\(line): \(text)" }

    /// The source's line, and below it a caret at the column; `nil` where the line is not known.
    var markedLine: String? {
        guard let source else { return nil }
        let before = String(decoding: source.utf8.prefix(max(column - 1, 0)), as: UTF8.self)
        return "    \(source)\n    \(before.map { $0 == "\t" ? "\t" : " " }.joined())^"
    }

    /// The names in the text: `Keys` of `cannot find 'Keys' in scope`.
    var names: [String] { text.matches(of: #/'([^']+)'/#).map { String($0.1) } }

    /// The module that an import does not find.
    var missingModule: String? {
        text.wholeMatch(of: #/no such module '(.+)'/#).map { String($0.1) }
    }

    func isBefore(_ other: Diagnostic) -> Bool {
        (file, line, column, text) < (other.file, other.line, other.column, other.text)
    }

    /// The same at another place, or in another version of the file.
    func moved(to file: String, line: Int, column: Int, source: String? = nil) -> Diagnostic {
        Diagnostic(file: file, line: line, column: column, isError: isError, text: text, source: source)
    }

    /// The same wherever the lines around it have moved to.
    var withoutPlace: Diagnostic { moved(to: file, line: 0, column: 0) }

    static func all(in output: String) -> [Diagnostic] {
        var found: [Diagnostic] = []
        for line in output.split(separator: "\n") {
            guard let match = line.wholeMatch(of: #/(\/.+?):(\d+):(\d+): (error|warning): (.*)/#) else { continue }
            let diagnostic = Diagnostic(
                file: String(match.1), line: Int(match.2) ?? 0, column: Int(match.3) ?? 0, isError: match.4 == "error",
                text: text(String(match.5)))
            if !found.contains(diagnostic) { found.append(diagnostic) }
        }
        if let crash = crash(in: output), !found.contains(where: \.isError) { found.append(crash) }
        return found
    }

    /// The lines of output without an error at a place that a person needs: no invocation, no stack.
    static func excerpt(of output: String) -> String {
        let lines = output.split(separator: "\n")
        let errors = lines.filter { $0.contains("error: ") && !$0.contains("-frontend") }
        return (errors.isEmpty ? lines : errors).prefix(excerptLines).joined(separator: "\n")
    }

    private static let excerptLines = 10

    /// Leaves out the request to report a bug of the compiler: nearly always something is missing that the code needs.
    private static func text(_ text: String) -> String {
        guard let end = text.range(of: "; please submit a bug report") else { return text }
        return text[..<end.lowerBound] + "; something that it needs may not be there"
    }

    /// The innermost place at which the compiler crashed; `nil` when it has not crashed, or names no place.
    private static func crash(in output: String) -> Diagnostic? {
        guard let stack = output.range(of: "\nStack dump:\n") else { return nil }
        let place = output[stack.upperBound...].matches(of: #/^\d+\.\t.*(?:\(at |at \[)(\/[^\n]+?):(\d+):(\d+)/#.anchorsMatchLineEndings()).last
        guard let place else { return nil }
        return Diagnostic(
            file: String(place.1), line: Int(place.2) ?? 0, column: Int(place.3) ?? 0, isError: true,
            text: "the Swift compiler crashes here; write it in another way")
    }

    /// The compiler's text for the use of an API that compiles but has no effect here.
    static let inert = "is deprecated: no effect"
}
