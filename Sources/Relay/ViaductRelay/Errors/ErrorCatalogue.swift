public import Foundation

/// The explanations of all errors and verdicts: a Markdown file each, in `viaduct/errors/texts` of the public folder.
public struct ErrorCatalogue: Sendable {
    /// Compiled once: a list matches a hundred codes. A regular expression is never changed.
    nonisolated(unsafe) static let code = #/VD-[A-Z]+-[0-9]+/#

    private let folder: URL

    public init(publicFolder: URL) {
        folder = publicFolder.appending(path: "viaduct/errors/texts")
    }

    /// By their codes.
    public var texts: [ErrorText] {
        let files = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        return files.compactMap { $0.hasSuffix(".md") ? self[String($0.dropLast(3))] : nil }.sorted { $0.order < $1.order }
    }

    /// - Parameter code: in any case of letters.
    /// - Returns: `nil` for a code that does not exist.
    public subscript(code: String) -> ErrorText? {
        let code = code.uppercased()
        // Nothing else is looked for in the folder.
        guard code.wholeMatch(of: Self.code) != nil,
            let text = try? String(contentsOf: folder.appending(path: "\(code).md"), encoding: .utf8)
        else { return nil }
        return ErrorText(code: code, markdown: text)
    }

    /// All of them as one document, `docs/troubleshooting.md`.
    public var markdown: String {
        let head = """
            # Troubleshooting

            Each warning of Viaduct in a page's console ends with the address of its explanation. The same texts are here, and
            in the terminal: `viaduct explain CODE`. This file is written by `viaduct explain --markdown`.
            """
        let texts = texts
        let index = texts.map { "- [\($0.code)](#\($0.code.lowercased())): \($0.title)" }.joined(separator: "\n")
        let parts = texts.map { "## \($0.code)\n\n**\($0.title)**\n\n\($0.body.replacing(#/(?m)^## /#, with: "### "))" }
        return ([head, index] + parts).joined(separator: "\n\n")
    }
}
