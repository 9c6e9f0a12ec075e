/// A shell whose completion can be printed.
public enum Shell: String, CaseIterable, Sendable {
    case bash
    case zsh
    case fish
}

extension CommandTable {
    /// The script that completes the program's command line.
    public func completion(for shell: Shell) -> String {
        switch shell {
        case .bash: bashCompletion
        case .zsh: zshCompletion
        case .fish: fishCompletion
        }
    }

    /// Every flag that a command accepts, including the general ones.
    func flags(of command: Command) -> [Flag] { command.flags + Self.general }
}

extension String {
    /// In single quotes, as every shell reads them.
    var quoted: String { "'" + replacing("'", with: #"'\''"#) + "'" }
}
