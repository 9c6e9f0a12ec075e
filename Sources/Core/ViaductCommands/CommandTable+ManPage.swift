extension CommandTable {
    /// Characters in a line, before escapes.
    private static let width = 72

    /// The whole table for `man`, in the macros of man(7).
    public var manPage: String {
        let title = program.uppercased()
        var lines = [
            #".\" Made by “\#(program) man”. Edit the table of commands instead."#,
            #".TH \#(title) 1 "" "\#(Self.escaped("\(program) \(version)"))""#,
            ".SH NAME", Self.filled("\(program) - \(summary.hasSuffix(".") ? String(summary.dropLast()) : summary)"),
            ".SH SYNOPSIS",
        ]
        for command in commands { lines += [".B \(Self.escaped(usage(of: command)))", ".br"] }
        lines[lines.count - 1] = ".SH COMMANDS"
        for command in commands {
            lines += [".SS \(Self.escaped("\(program) \(command.name)"))", Self.filled(command.summary)]
            for flag in command.sections.flatMap(\.flags) {
                lines += [".TP", ".B \(Self.escaped(flag.usage))", Self.filled(flag.explanation)]
            }
            for example in command.examples {
                lines += [
                    ".PP", Self.filled(example.text), ".PP", ".in +4n", ".nf", Self.escaped(example.line), ".fi", ".in",
                ]
            }
            for note in command.notes { lines += [".PP", Self.filled(note)] }
        }
        lines += [".SH OPTIONS", "Every command takes these flags."]
        for flag in Self.general { lines += [".TP", ".B \(Self.escaped(flag.usage))", Self.filled(flag.explanation)] }
        for note in notes { lines += [".SH \(note.title)", Self.filled(note.text)] }
        return lines.joined(separator: "\n")
    }

    /// Fills lines; each sentence begins a new one, as roff requires.
    private static func filled(_ text: String) -> String {
        text.replacing(". ", with: ".\n").split(separator: "\n")
            .flatMap { String($0).wrapped(to: width).split(separator: "\n") }
            .map { escaped(String($0)) }.joined(separator: "\n")
    }

    /// Escapes the characters of a line that roff would interpret.
    private static func escaped(_ line: String) -> String {
        let escapes: [Character: String] = [
            "\\": #"\e"#, "-": #"\-"#, "“": #"\(lq"#, "”": #"\(rq"#, "…": #"\&..."#, "'": #"\(aq"#, "\"": #"\(dq"#,
        ]
        return (line.hasPrefix(".") ? #"\&"# : "") + line.map { escapes[$0] ?? String($0) }.joined()
    }
}
