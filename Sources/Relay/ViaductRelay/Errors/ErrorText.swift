internal import Foundation

/// The explanation of one error or verdict, as its Markdown file has it.
public struct ErrorText: Sendable {
    /// In the order of the file.
    public static let sections = ["Cause", "Cure", "Example", "On the phone"]

    /// A stable name: `VD-URL-1`.
    public let code: String
    /// One line, without a full stop.
    public let title: String
    /// The Markdown below the title: headings of the second level, paragraphs, and blocks of code between lines of three backticks.
    public let body: String

    /// - Returns: `nil` for a text that does not begin with a title.
    init?(code: String, markdown: String) {
        let parts = markdown.split(separator: "\n", maxSplits: 1)
        guard parts.count == 2, parts[0].hasPrefix("# ") else { return nil }
        self.code = code
        title = String(parts[0].dropFirst(2))
        body = parts[1].trimmingCharacters(in: .newlines)
    }

    /// The code's family and number, for a list that sorts 10 after 9.
    var order: (family: Substring, number: Int) {
        let parts = code.split(separator: "-")
        return (parts.dropFirst().first ?? "", parts.last.flatMap { Int($0) } ?? 0)
    }
}
