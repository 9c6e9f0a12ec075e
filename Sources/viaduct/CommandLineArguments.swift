/// What was asked for on the command line.
struct CommandLineArguments: Equatable {
    enum Command: String, CaseIterable {
        case serve
        case health
    }

    var command = Command.serve
    /// By the setting's name.
    var flags: [String: [String]] = [:]
    var configuration: String?
    var wantsHelp = false
    var wantsVersion = false

    /// - Parameter arguments: without the program's name. A flag's value follows it, or its `=`.
    init(_ arguments: [String]) throws(UsageError) {
        var rest = arguments[...]
        if let first = rest.first, !first.hasPrefix("-") {
            guard let command = Command(rawValue: first) else {
                let names = Command.allCases.map(\.rawValue).joined(separator: ", ")
                throw UsageError("“\(first)” is not a command. There are \(names).")
            }
            self.command = command
            rest.removeFirst()
        }
        while let argument = rest.popFirst() {
            let (flag, inline) = Self.split(argument)
            switch flag {
            case "--help", "-h": wantsHelp = true
            case "--version": wantsVersion = true
            case "--config": configuration = try Self.value(of: flag, inline, &rest)
            default:
                guard let setting = Setting.all.first(where: { $0.flag == flag }) else {
                    let flags = Setting.all.map(\.flag) + ["--config", "--version", "--help"]
                    throw UsageError("“\(argument)” is not a flag. There are \(flags.joined(separator: ", ")).")
                }
                flags[setting.name, default: []].append(try Self.value(of: flag, inline, &rest))
            }
        }
    }

    static func split(_ argument: String) -> (flag: String, value: String?) {
        guard argument.hasPrefix("--"), let equals = argument.firstIndex(of: "=") else { return (argument, nil) }
        return (String(argument[..<equals]), String(argument[argument.index(after: equals)...]))
    }

    static func value(of flag: String, _ inline: String?, _ rest: inout ArraySlice<String>) throws(UsageError)
        -> String
    {
        if let inline { return inline }
        guard let next = rest.popFirst() else { throw UsageError("\(flag) has to be followed by a value.") }
        return next
    }
}
