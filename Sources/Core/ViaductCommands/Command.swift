/// One command of a program: its operand, flags, help and examples.
public struct Command: Sendable {
    /// The words of a command line that are not flags.
    public struct Operand: Sendable {
        public let placeholder: Placeholder
        public let count: ClosedRange<Int>
        /// The error sentence when there are too few.
        public let missing: String

        public init(_ placeholder: Placeholder, count: ClosedRange<Int>, missing: String = "") {
            self.placeholder = placeholder
            self.count = count
            self.missing = missing
        }

        var usage: String {
            let text = placeholder.text + (count.upperBound > 1 ? " …" : "")
            return count.lowerBound == 0 ? "[\(text)]" : text
        }
    }

    /// Flags under one heading of the help.
    public struct Section: Sendable {
        public let title: String
        public let flags: [Flag]

        public init(_ title: String, _ flags: [Flag]) {
            self.title = title
            self.flags = flags
        }
    }

    /// A command line, and a text that explains it.
    public struct Example: Sendable {
        public let line: String
        public let text: String

        public init(_ line: String, _ text: String) {
            self.line = line
            self.text = text
        }
    }

    public let name: String
    public let operand: Operand?
    /// A sentence.
    public let summary: String
    public let sections: [Section]
    /// Flags that are accepted too, but that the command's own help omits.
    public let silentFlags: [Flag]
    public let examples: [Example]
    /// Paragraphs after the flags.
    public let notes: [String]

    public init(
        _ name: String, _ operand: Operand? = nil, summary: String, sections: [Section] = [], silentFlags: [Flag] = [],
        examples: [Example], notes: [String] = []
    ) {
        self.name = name
        self.operand = operand
        self.summary = summary
        self.sections = sections
        self.silentFlags = silentFlags
        self.examples = examples
        self.notes = notes
    }

    /// Every flag that the command accepts.
    public var flags: [Flag] { sections.flatMap(\.flags) + silentFlags }
}
