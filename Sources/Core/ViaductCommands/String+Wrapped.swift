extension String {
    /// The words in lines of at most that many characters, unless a word alone is longer.
    ///
    /// - Parameter indentation: begins each line, and counts.
    public func wrapped(to width: Int, indentation: String = "") -> String {
        var lines: [String] = []
        for word in split(separator: " ") {
            if let line = lines.last, indentation.count + line.count + 1 + word.count <= width {
                lines[lines.count - 1] = "\(line) \(word)"
            } else {
                lines.append(String(word))
            }
        }
        return lines.map { indentation + $0 }.joined(separator: "\n")
    }
}
