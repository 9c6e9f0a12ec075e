extension String {
    /// Wraps the text into lines of at most `width` characters. A longer word gets a line of its own.
    ///
    /// - Parameter indentation: put before each line; it counts towards the width.
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
