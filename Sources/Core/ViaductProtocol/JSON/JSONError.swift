/// The first syntax error in a text that is not JSON (RFC 8259).
public struct JSONError: Error, Equatable, Sendable, CustomStringConvertible {
    public enum Problem: String, Sendable {
        case unexpectedEnd = "the text ends too early"
        case unexpectedByte = "a character that JSON does not allow here"
        case badString = "a string with a bad escape or a control character"
        case badNumber = "a malformed number"
        case tooDeep = "nested deeper than 256 levels"
        case trailingText = "more text after the value"
        case notAnObject = "not a JSON object"
    }

    public let problem: Problem
    /// The offset in bytes from the start of the text.
    public let offset: Int

    public var description: String { "\(problem.rawValue) (at byte \(offset))" }
}
