/// Every command of a program. The parser, the help, the completions and the man page follow from it.
public struct CommandTable: Sendable {
    /// A request of the command line.
    public enum Request: Sendable {
        case run(Invocation)
        /// For the page of a command, or `nil` for the overview.
        case help(Command?)
        case version
    }

    public static let helpName = "help"

    public let program: String
    public let version: String
    /// A sentence.
    public let summary: String
    public let commands: [Command]
    /// Headings and paragraphs of the man page.
    public let notes: [(title: String, text: String)]

    /// - Parameter commands: the first is the default. The last becomes `help`.
    public init(
        program: String, version: String, summary: String, commands: [Command],
        notes: [(title: String, text: String)] = []
    ) {
        self.program = program
        self.version = version
        self.summary = summary
        let help = Command(
            Self.helpName, .init("COMMAND", count: 0...1), summary: "Explain a command.",
            examples: commands.prefix(2).map { .init("\(program) help \($0.name)", "Explain \(program) \($0.name).") })
        self.commands = commands + [help]
        self.notes = notes
    }

    /// Runs when no command is named.
    var standard: Command { commands[0] }

    /// Flags of every command.
    static let general = [
        Flag(switch: "help", letter: "h", help: "Print this help."),
        Flag(switch: "version", help: "Print the version."),
    ]

    /// - Parameter arguments: without the program's name. A flag's value follows it, or its `=`.
    public func parse(_ arguments: [String]) throws(UsageError) -> Request {
        var rest = arguments[...]
        var named: Command?
        if let first = rest.first, !first.hasPrefix("-") {
            named = try command(named: first)
            rest.removeFirst()
        }
        var invocation = Invocation(named ?? standard)
        while let argument = rest.popFirst() {
            if argument.hasPrefix("-") {
                try read(argument, &rest, into: &invocation)
            } else {
                invocation.operands.append(argument)
            }
        }
        if invocation.switches.contains("help") { return .help(named) }
        if invocation.switches.contains("version") { return .version }
        try checkOperands(of: invocation)
        if named?.name == Self.helpName {
            return .help(try invocation.operands.first.map { name throws(UsageError) in try command(named: name) })
        }
        return .run(invocation)
    }

    private func command(named name: String) throws(UsageError) -> Command {
        if let command = commands.first(where: { $0.name == name }) { return command }
        let names = commands.map(\.name)
        let cure =
            Suggestion.nearest(to: name, among: names).map { "Did you mean “\($0)”?" }
            ?? "There are \(names.joined(separator: ", "))."
        throw UsageError("“\(name)” is not a command. \(cure)")
    }

    private func read(
        _ argument: String, _ rest: inout ArraySlice<String>, into invocation: inout Invocation
    ) throws(UsageError) {
        let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
        let inline = parts.count == 2 ? parts[1] : nil
        guard let flag = (invocation.command.flags + Self.general).first(where: { $0.isSpelled(parts[0]) }) else {
            throw unknown(parts[0], of: invocation.command)
        }
        guard let placeholder = flag.placeholder else {
            guard inline == nil else { throw UsageError("\(flag.text) takes no value.") }
            invocation.switches.insert(flag.name)
            return
        }
        guard let value = inline ?? rest.popFirst() else {
            throw UsageError("\(flag.text) needs a value: \(flag.text) \(placeholder.text)")
        }
        try flag.check(value, from: flag.text)
        invocation.values[flag.name, default: []].append(value)
    }

    private func unknown(_ text: String, of command: Command) -> UsageError {
        let flags = command.flags + Self.general
        let cure =
            if let owner = commands.first(where: { $0.flags.contains { $0.isSpelled(text) } }) {
                "It is one of \(program) \(owner.name)."
            } else if let near = Suggestion.nearest(to: text, among: flags.map(\.text)) {
                "Did you mean \(near)?"
            } else {
                "See \(program) help \(command.name)."
            }
        return UsageError("“\(text)” is not a flag of \(program) \(command.name). \(cure)")
    }

    private func checkOperands(of invocation: Invocation) throws(UsageError) {
        let (command, operands) = (invocation.command, invocation.operands)
        let count = command.operand?.count ?? 0...0
        guard operands.count >= count.lowerBound else { throw UsageError(command.operand?.missing ?? "") }
        guard operands.count <= count.upperBound else {
            throw UsageError(
                "“\(operands[count.upperBound])” is one word too many. The usage is: \(usage(of: command))")
        }
        if let words = command.operand?.placeholder.words, let wrong = operands.first(where: { !words.contains($0) }) {
            let near = Suggestion.nearest(to: wrong, among: words).map { " Did you mean “\($0)”?" } ?? ""
            throw UsageError("“\(wrong)” is not one of \(words.joined(separator: ", ")).\(near)")
        }
    }

    /// `viaduct app FOLDER|FILE … [FLAG …]`
    func usage(of command: Command) -> String {
        let name = command.name == standard.name ? "[\(command.name)]" : command.name
        return
            ([program, name] + [command.operand?.usage, command.flags.isEmpty ? nil : "[FLAG …]"].compactMap(\.self))
            .joined(separator: " ")
    }
}
