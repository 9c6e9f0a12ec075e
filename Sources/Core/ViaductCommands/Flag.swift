/// One flag of a command: its spelling, its help and its check.
public struct Flag: Sendable {
    /// Without dashes.
    public let name: String
    /// The short form, after a single dash.
    public let letter: Character?
    /// The value; `nil` for a switch.
    public let placeholder: Placeholder?
    public let isList: Bool
    /// Whether no message may show the value.
    public let isSecret: Bool
    /// Help sentences. A shell's completion list shows only the first one.
    public let help: String
    /// The default's text; empty for none.
    public let standard: String
    /// Ends the sentence “It has to be …”.
    public let allowed: String
    public let allows: @Sendable (String) -> Bool
    /// Returns sentences that explain a wrong value, where `allowed` is not enough; `nil` for a valid value.
    public let fault: (@Sendable (String) -> String?)?

    /// Makes a flag with a value.
    ///
    /// - Parameters:
    ///   - isList: whether it may be repeated; otherwise the last one counts.
    ///   - allowed: with `nil`, one of the placeholder's words, or any text.
    public init(
        _ name: String, _ placeholder: Placeholder, isList: Bool = false, isSecret: Bool = false, standard: String = "",
        help: String, allowed: String? = nil, allows: (@Sendable (String) -> Bool)? = nil,
        fault: (@Sendable (String) -> String?)? = nil
    ) {
        self.name = name
        self.letter = nil
        self.placeholder = placeholder
        self.isList = isList
        self.isSecret = isSecret
        self.help = help
        self.standard = standard
        let words = placeholder.words
        self.allowed = allowed ?? words.map { "one of \($0.joined(separator: ", "))" } ?? "text"
        self.allows = allows ?? { words?.contains($0) ?? true }
        self.fault = fault
    }

    /// Makes a switch, which is on when it is given.
    public init(switch name: String, letter: Character? = nil, help: String) {
        self.name = name
        self.letter = letter
        self.placeholder = nil
        self.isList = false
        self.isSecret = false
        self.help = help
        standard = ""
        allowed = ""
        allows = { _ in false }
        fault = nil
    }

    /// Makes a switch that a variable or a file can turn on too.
    public init(settingSwitch name: String, help: String) {
        self.name = name
        letter = nil
        placeholder = nil
        isList = false
        isSecret = false
        self.help = help
        standard = "0"
        allowed = "0 or 1"
        allows = { ["", "0", "1"].contains($0) }
        fault = nil
    }

    /// Whether a setting's value turns its switch on.
    public static func isOn(_ value: String) -> Bool { value == "1" }

    /// As it is typed: `--listen`.
    public var text: String { "--\(name)" }

    /// Checks one value.
    ///
    /// - Parameter source: the start of the error sentence: the flag, a variable, or a place in a file.
    public func check(_ value: String, from source: String) throws(UsageError) {
        if let fault = fault?(value) { throw UsageError("\(source): \(fault)") }
        guard !allows(value) else { return }
        throw UsageError(
            "\(source): \(isSecret ? "This value" : "“\(value)”") is not allowed. It has to be \(allowed).")
    }

    func isSpelled(_ text: String) -> Bool {
        text == self.text || letter.map { text == "-\($0)" } ?? false
    }

    /// `--listen ADDRESS`, `-h, --help`.
    var usage: String {
        (letter.map { "-\($0), " } ?? "") + text + (placeholder.map { " \($0.text)" } ?? "")
    }

    /// The help, with the sentences that follow from the flag's shape.
    var explanation: String {
        help + (isList ? " Repeatable." : "") + (standard.isEmpty || placeholder == nil ? "" : " Default: \(standard).")
    }

    /// The first sentence, without its full stop.
    var brief: String {
        guard let end = help.firstRange(of: ". ") else { return help.hasSuffix(".") ? String(help.dropLast()) : help }
        return String(help[..<end.lowerBound])
    }
}
