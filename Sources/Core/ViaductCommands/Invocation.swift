/// One command as it was typed.
public struct Invocation: Sendable {
    public let command: Command
    /// By the flag's name, in the order in which they were typed.
    public internal(set) var values: [String: [String]] = [:]
    public internal(set) var switches: Set<String> = []
    public internal(set) var operands: [String] = []

    init(_ command: Command) {
        self.command = command
    }

    /// The last value of a flag; `nil` without one.
    public subscript(name: String) -> String? { values[name]?.last }

    /// All values of a flag that may be repeated.
    public func list(_ name: String) -> [String] { values[name] ?? [] }
}
