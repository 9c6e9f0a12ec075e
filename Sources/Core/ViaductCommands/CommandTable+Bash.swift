extension CommandTable {
    var bashCompletion: String {
        let values = commands.flatMap { command in
            flags(of: command).compactMap { flag in
                flag.placeholder.map { placeholder in
                    "    '\(command.name) \(flag.text)')\(bash(placeholder) ?? "") return ;;"
                }
            }
        }
        let operands = commands.compactMap { command in
            command.operand.flatMap { operand in bash(operand.placeholder).map { "        \(command.name))\($0) ;;" } }
        }
        let words = commands.map { command in
            "        \(command.name)) words='\(flags(of: command).map(\.text).joined(separator: " "))' ;;"
        }
        return """
            # Completes \(program) in bash: source <(\(program) completion bash)
            _\(program)() {
                local IFS=$' \\n' current=${COMP_WORDS[COMP_CWORD]} previous=${COMP_WORDS[COMP_CWORD-1]}
                local command=\(standard.name) words=
                # Bash makes three words of --flag=value.
                if [[ $current == = ]]; then
                    current=
                elif [[ $previous == = ]]; then
                    previous=${COMP_WORDS[COMP_CWORD-2]}
                fi
                if [[ $COMP_CWORD -gt 1 && ${COMP_WORDS[1]} != -* ]]; then command=${COMP_WORDS[1]}; fi
                COMPREPLY=()
                case "$command $previous" in
            \(values.joined(separator: "\n"))
                esac
                if [[ $current == -* ]]; then
                    case $command in
            \(words.joined(separator: "\n"))
                    esac
                elif [[ $COMP_CWORD -eq 1 ]]; then
                    words='\(commands.map(\.name).joined(separator: " "))'
                else
                    case $command in
            \(operands.joined(separator: "\n"))
                    esac
                    return
                fi
                COMPREPLY=($(compgen -W "$words" -- "$current"))
            }
            complete -F _\(program) \(program)
            """
    }

    /// The command that completes a value; `nil` for free text.
    private func bash(_ placeholder: Placeholder) -> String? {
        func paths(_ option: String) -> String {
            #" compopt -o filenames 2>/dev/null; IFS=$'\n'; COMPREPLY=($(compgen \#(option) -- "$current"));"#
        }
        func list(_ words: [String]) -> String {
            #" COMPREPLY=($(compgen -W '\#(words.joined(separator: " "))' -- "$current"));"#
        }
        return switch placeholder.completion {
        case .none: nil
        case .words(let words): list(words)
        case .files: paths("-f")
        case .folders: paths("-d")
        case .commands: list(commands.map(\.name))
        }
    }
}
