extension Unicode.Scalar {
    /// Whether it ends a line, or moves the cursor of a terminal.
    public var isControl: Bool {
        switch properties.generalCategory {
        case .control, .lineSeparator, .paragraphSeparator: true
        default: false
        }
    }

    /// Whether a reader would be misled by it: a control character, or one that changes the order in which the text around it is
    /// shown (Unicode Standard Annex 9).
    public var isMisleading: Bool { isControl || properties.isBidiControl }
}
