extension CommandTable {
    var fishCompletion: String {
        let first = "'test (count (commandline -opc)) -eq 1'"
        let names = commands.map { command in
            "complete -c \(program) -n \(first) -a \(command.name) -d \(command.summary.dropLast().description.fishQuoted)"
        }
        let rows = commands.flatMap { command in
            let condition = "complete -c \(program) -n '__\(program)_runs \(command.name)'"
            let operand = command.operand.flatMap { fish($0.placeholder, of: nil) }.map { ["\(condition) \($0)"] } ?? []
            return operand
                + flags(of: command).map { flag in
                    let letter = flag.letter.map { "-s \($0) " } ?? ""
                    let value = flag.placeholder.map { " \(fish($0, of: flag) ?? "-x")" } ?? ""
                    return "\(condition) \(letter)-l \(flag.name)\(value) -d \(flag.brief.fishQuoted)"
                }
        }
        return """
            # Completes \(program) in fish: \(program) completion fish | source
            function __\(program)_runs
                set -l words (commandline -opc)
                set -l command \(standard.name)
                if set -q words[2]; and not string match -q -- '-*' $words[2]
                    set command $words[2]
                end
                test $command = $argv[1]
            end
            complete -c \(program) -f
            \((names + rows).joined(separator: "\n"))
            """
    }

    /// The options that complete a flag's value or, without a flag, an operand; `nil` for free text.
    private func fish(_ placeholder: Placeholder, of flag: Flag?) -> String? {
        switch placeholder.completion {
        case .none: nil
        case .words(let words): "\(flag == nil ? "" : "-x ")-a '\(words.joined(separator: " "))'"
        case .files: flag == nil ? "-F" : "-r -F"
        case .folders: "\(flag == nil ? "" : "-x ")-a '(__fish_complete_directories)'"
        case .commands: "-a '\(commands.map(\.name).joined(separator: " "))'"
        }
    }
}

extension String {
    fileprivate var fishQuoted: String { "'" + replacing("\\", with: #"\\"#).replacing("'", with: #"\'"#) + "'" }
}
