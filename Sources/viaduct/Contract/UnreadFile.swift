/// A file or folder that says nothing about the contract, because it was not read.
struct UnreadFile: Codable, Equatable {
    let file: String
    /// From 1; `nil` where no line is to blame.
    let line: Int?
    /// A sentence without its full stop.
    let reason: String

    init(_ file: String, line: Int? = nil, reason: String) {
        self.file = file
        self.line = line
        self.reason = reason
    }

    fileprivate var text: String { "  \(file)\(line.map { ":\($0)" } ?? "")  \(reason)" }
}

/// The end of a comparison without some of its files: what it has found is true, and what it has not found may still be wrong.
struct UnreadFiles: Error, CustomStringConvertible {
    let files: [UnreadFile]

    var description: String {
        let count = files.count == 1 ? "1 file or folder was" : "\(files.count) files or folders were"
        return "\(count) not read, so this is no agreement:\n\(files.map(\.text).joined(separator: "\n"))\n"
            + "Mend what each line names, or compare a folder without it."
    }
}
