extension CommandTable {
    /// Characters in a line of the help.
    private static let width = 80
    private static let inner = String(repeating: " ", count: 8)

    /// The page of a command, or the overview with the flags of the default command.
    public func help(_ command: Command?) -> String {
        (command.map(page) ?? overview).joined(separator: "\n\n")
    }

    private var overview: [String] {
        let width = (commands.map(\.name.count).max() ?? 0) + 4
        let rows = commands.map { command in
            let text = command.name == standard.name ? "\(command.summary) The default." : command.summary
            let lines = text.wrapped(to: Self.width, indentation: String(repeating: " ", count: width))
            return "  \(command.name)" + lines.dropFirst(command.name.count + 2)
        }
        return [
            summary.wrapped(to: Self.width), "Usage: \(program) [COMMAND] [FLAG …]",
            "Commands:\n" + rows.joined(separator: "\n"),
            "\(program) help COMMAND explains a command. These are the flags of \(program) \(standard.name)."
                .wrapped(to: Self.width),
        ] + details(of: standard)
    }

    private func page(of command: Command) -> [String] {
        [command.summary.wrapped(to: Self.width), "Usage: \(usage(of: command))"] + details(of: command)
    }

    private func details(of command: Command) -> [String] {
        let sections = command.sections + [.init("Help", Self.general)]
        let flags = sections.map { section in
            "\(section.title):\n" + section.flags.map { row($0.usage, $0.explanation) }.joined(separator: "\n")
        }
        let examples = command.examples.map { row($0.line, $0.text) }.joined(separator: "\n")
        return flags + ["Examples:\n\(examples)"] + command.notes.map { $0.wrapped(to: Self.width) }
    }

    private func row(_ head: String, _ text: String) -> String {
        "  \(head)\n" + text.wrapped(to: Self.width, indentation: Self.inner)
    }
}
