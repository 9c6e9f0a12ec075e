extension UIImage {
    public enum SymbolScale: Int, Sendable {
        case `default` = -1
        case unspecified = 0
        case small
        case medium
        case large
    }

    public enum SymbolWeight: Int, Sendable {
        case unspecified = 0
        case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
    }

    /// The size and weight of a symbol. They are only stored: the page draws all symbols of a bar alike.
    public final class SymbolConfiguration: Configuration, @unchecked Sendable {
        public static var unspecified: SymbolConfiguration { SymbolConfiguration() }

        public convenience init(pointSize: CGFloat) { self.init() }
        public convenience init(pointSize: CGFloat, weight: SymbolWeight) { self.init() }
        public convenience init(pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale) { self.init() }
        public convenience init(scale: SymbolScale) { self.init() }
        public convenience init(weight: SymbolWeight) { self.init() }
        public convenience init(textStyle: UIFont.TextStyle) { self.init() }
        public convenience init(textStyle: UIFont.TextStyle, scale: SymbolScale) { self.init() }
        public convenience init(font: UIFont) { self.init() }
        public convenience init(font: UIFont, scale: SymbolScale) { self.init() }
        public convenience init(hierarchicalColor: UIColor) { self.init() }
        public convenience init(paletteColors: [UIColor]) { self.init() }
        public static func preferringMulticolor() -> SymbolConfiguration { SymbolConfiguration() }
        public static func preferringMonochrome() -> SymbolConfiguration { SymbolConfiguration() }
        public func applying(_ otherConfiguration: SymbolConfiguration) -> SymbolConfiguration { self }
    }
}
