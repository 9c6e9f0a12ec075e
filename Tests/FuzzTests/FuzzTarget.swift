/// A parser of bytes from outside, and what holds for every input.
struct FuzzTarget: Sendable {
    /// An input for which something does not hold.
    struct Failure: Error, CustomStringConvertible {
        let description: String
    }

    /// Also that of its folder of kept inputs.
    let name: String
    /// The files in `Sources` that read the bytes, without `.swift`.
    let files: [String]
    /// Throws for an input for which something does not hold. It may trap, too.
    let check: @MainActor @Sendable ([UInt8]) throws -> Void

    init(_ name: String, reads files: [String], _ check: @escaping @MainActor @Sendable ([UInt8]) throws -> Void) {
        self.name = name
        self.files = files
        self.check = check
    }

    static let all = [
        JSONProperties.targets, FrameProperties.targets, ScreenProperties.targets, SessionProperties.targets, RequestProperties.targets,
        AddressProperties.targets, StubProperties.targets, PatternProperties.targets, SettingProperties.targets, RecordingProperties.targets,
        MaskProperties.targets, ScriptProperties.targets, ServerFrameProperties.targets, SwiftSourceProperties.targets, ToolProperties.targets,
        WebProperties.targets,
    ].flatMap(\.self)
}

/// Throws unless the condition holds.
func expect(_ holds: Bool, _ text: @autoclosure () -> String) throws(FuzzTarget.Failure) {
    if !holds { throw FuzzTarget.Failure(description: text()) }
}

/// The bytes as text, with U+FFFD for those that are not UTF-8.
func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }

/// The input's first line, and the rest of it.
func firstLine(of bytes: [UInt8]) -> (line: String, rest: [UInt8]) {
    let line = bytes.prefix { $0 != UInt8(ascii: "\n") }
    return (String(decoding: line, as: UTF8.self), Array(bytes.dropFirst(line.count + 1)))
}
