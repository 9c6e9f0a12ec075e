import ViaductCommands
import ViaductRelay

/// `viaduct explain`: prints the explanation of an error, or the list of all.
struct ExplainCommand {
    private let code: String?
    private let isMarkdown: Bool

    init(_ invocation: Invocation) {
        code = invocation.operands.first
        isMarkdown = invocation.switches.contains("markdown")
    }

    func run() throws {
        guard let folder = PublicFolder.find() else { throw Failure("Cannot find the folder with the explanations.") }
        let catalogue = ErrorCatalogue(publicFolder: folder)
        if isMarkdown { return Terminal.print(catalogue.markdown) }
        guard let code else {
            let texts = catalogue.texts
            let width = texts.map(\.code.count).max() ?? 0
            for text in texts {
                let space = String(repeating: " ", count: width - text.code.count + 2)
                Terminal.print(Terminal.styled(text.code, .bold) + space + text.title)
            }
            return
        }
        guard let text = catalogue[code] else {
            let near = Suggestion.nearest(to: code.uppercased(), among: catalogue.texts.map(\.code))
            throw Failure(
                "No error has the code “\(code)”. "
                    + (near.map { "Did you mean \($0)?" } ?? "List all codes: viaduct explain"))
        }
        Terminal.print(Terminal.styled("\(text.code)  \(text.title)", .bold) + "\n\n" + body(of: text))
    }

    /// Without the signs of Markdown, and code set in.
    private func body(of text: ErrorText) -> String {
        var isCode = false
        return text.body.split(separator: "\n", omittingEmptySubsequences: false).compactMap { line -> String? in
            if line.hasPrefix("```") {
                isCode.toggle()
                return nil
            }
            if isCode { return "    \(line)" }
            if line.hasPrefix("## ") { return Terminal.styled(String(line.dropFirst(3)), .bold) }
            return String(line).replacing("`", with: "")
        }.joined(separator: "\n")
    }

    /// The reason that nothing was explained.
    struct Failure: Error, CustomStringConvertible {
        let description: String

        init(_ description: String) { self.description = description }
    }
}
