/// A recording that cannot be read or written: a sentence for a person, with the code of its explanation.
struct RecordingError: Error, CustomStringConvertible {
    let description: String

    /// - Parameter text: one or more sentences, without a code.
    init(_ text: String) { description = "\(text) (VD-RECORDING-1)" }
}
