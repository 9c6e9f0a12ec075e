/// The Markdown of an `ErrorText` as HTML: headings, paragraphs, blocks of code, and within a line code and codes of errors.
enum MarkdownPage {
    static func html(_ markdown: String) -> String {
        var html = ""
        var paragraph: [Substring] = []
        var code: [Substring]?
        func endParagraph() {
            if !paragraph.isEmpty { html += "<p>\(inline(paragraph.joined(separator: " ")))</p>\n" }
            paragraph = []
        }
        for line in markdown.split(separator: "\n", omittingEmptySubsequences: false) {
            if line.hasPrefix("```") {
                endParagraph()
                if let lines = code { html += "<pre tabindex=\"0\"><code>\(lines.joined(separator: "\n").escapedForHTML)</code></pre>\n" }
                code = code == nil ? [] : nil
            } else if code != nil {
                code?.append(line)
            } else if line.hasPrefix("## ") {
                endParagraph()
                html += "<h2>\(inline(String(line.dropFirst(3))))</h2>\n"
            } else if line.isEmpty {
                endParagraph()
            } else {
                paragraph.append(line)
            }
        }
        endParagraph()
        return html
    }

    /// Every second part between backticks is code.
    static func inline(_ text: String) -> String {
        text.escapedForHTML.split(separator: "`", omittingEmptySubsequences: false).enumerated().map { index, part in
            index % 2 == 1
                ? "<code>\(part)</code>"
                : part.replacing(ErrorCatalogue.code) { "<a href=\"\(RoutePath.error(String($0.output)))\">\($0.output)</a>" }
        }.joined()
    }
}
