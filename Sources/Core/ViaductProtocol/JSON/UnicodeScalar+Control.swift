extension Unicode.Scalar {
    /// Whether the scalar ends a line or moves a terminal's cursor.
    public var isControl: Bool {
        switch properties.generalCategory {
        case .control, .lineSeparator, .paragraphSeparator: true
        default: false
        }
    }

    /// Whether the scalar misleads a reader: a control character, or one that reorders text (Unicode Standard Annex 9).
    public var isMisleading: Bool { isControl || properties.isBidiControl }
}
