extension CommandTable {
    var zshCompletion: String {
        let names = commands.map { "        \("\($0.name):\(brief($0))".quoted)" }
        let cases = commands.map { command in
            var specs = flags(of: command).map(zsh)
            if let operand = command.operand {
                specs.append(
                    "\(operand.count.upperBound > 1 ? "*" : "1"):\(operand.placeholder.text):\(action(operand.placeholder))"
                )
            }
            let list = specs.map { "            \($0.quoted)" }.joined(separator: " \\\n")
            return "    \(command.name))\n        _arguments \\\n\(list)\n        ;;"
        }
        return """
            #compdef \(program)
            # Completes \(program) in zsh: source <(\(program) completion zsh), behind compinit.
            _\(program)() {
                local command=\(standard.name)
                local -a commands=(
            \(names.joined(separator: "\n"))
                )
                if (( CURRENT == 2 )) && [[ $words[2] != -* ]]; then
                    _describe command commands
                    return
                fi
                if [[ $words[2] != -* ]]; then
                    command=$words[2]
                    shift words
                    (( CURRENT-- ))
                fi
                case $command in
            \(cases.joined(separator: "\n"))
                esac
            }
            # As a file of the fpath, zsh runs it to complete; sourced, it has to be named.
            if [[ $funcstack[1] == _\(program) ]]; then _\(program); else compdef _\(program) \(program); fi
            """
    }

    private func brief(_ command: Command) -> String {
        command.summary.hasSuffix(".") ? String(command.summary.dropLast()) : command.summary
    }

    private func zsh(_ flag: Flag) -> String {
        let text = flag.brief.replacing("[", with: #"\["#).replacing("]", with: #"\]"#)
        let value = flag.placeholder.map { ":\($0.text):\(action($0))" } ?? ""
        return "\(flag.isList ? "*" : "")\(flag.text)\(value.isEmpty ? "" : "=")[\(text)]\(value)"
    }

    private func action(_ placeholder: Placeholder) -> String {
        switch placeholder.completion {
        case .none: " "
        case .words(let words): "(\(words.joined(separator: " ")))"
        case .files: "_files"
        case .folders: "_files -/"
        case .commands: "(\(commands.map(\.name).joined(separator: " ")))"
        }
    }
}
