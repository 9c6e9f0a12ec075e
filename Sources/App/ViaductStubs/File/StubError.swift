/// A mistake in a stub's file.
public struct StubError: Error, Equatable, Sendable, CustomStringConvertible {
    /// The explanation of an error, below `/viaduct/errors/`.
    public enum Cause: String, Sendable {
        /// The file is no JSON with comments, or cannot be read.
        case syntax = "VD-STUB-1"
        /// A member is missing, unknown, or of another kind.
        case shape = "VD-STUB-2"
        /// There is too much of something.
        case limit = "VD-STUB-3"
        /// The contract of the component knows no such event or reply.
        case contract = "VD-CONTRACT-2"
    }

    /// The file's name without its folder.
    public let file: String
    /// From 1.
    public let line: Int
    /// The number of the rule, from 1; `nil` when it is in none.
    public let rule: Int?
    public let cause: Cause
    /// The mistake and its cure, in whole sentences.
    public let text: String

    public init(file: String, line: Int, rule: Int? = nil, cause: Cause, text: String) {
        self.file = file
        self.line = line
        self.rule = rule
        self.cause = cause
        self.text = text
    }

    /// The mistake at its place, without its code.
    public var sentence: String { "\(file):\(line): \(rule.map { "rule \($0): " } ?? "")\(text)" }

    public var description: String { "\(sentence) (\(cause.rawValue))" }
}
