extension Unicode.Scalar {
    /// Whether it ends a line, or moves the cursor of a terminal.
    public var isControl: Bool {
        switch properties.generalCategory {
        case .control, .lineSeparator, .paragraphSeparator: true
        default: false
        }
    }
}
