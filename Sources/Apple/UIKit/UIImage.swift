/// A picture: an SF Symbol, by its name.
open class UIImage: Equatable, @unchecked Sendable {
    public enum RenderingMode: Int, Sendable {
        case automatic
        case alwaysOriginal
        case alwaysTemplate
    }

    /// How a symbol is drawn. The page draws all symbols alike.
    open class Configuration: @unchecked Sendable {
        public init() {}
    }

    public final class SymbolConfiguration: Configuration, @unchecked Sendable {
        public init(pointSize: CGFloat) {}
        public init(pointSize: CGFloat, weight: SymbolWeight) {}
        public init(pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale) {}
        public init(weight: SymbolWeight) {}
        public init(scale: SymbolScale) {}
    }

    public enum SymbolWeight: Int, Sendable {
        case unspecified, ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
    }

    public enum SymbolScale: Int, Sendable {
        case unspecified = 0
        case `default` = -1
        case small = 1
        case medium
        case large
    }

    package let symbolName: String?
    private let tint: UIColor?

    /// - Returns: `nil` for an empty name. Whether a symbol exists is known only where it is drawn.
    public convenience init?(systemName name: String) {
        guard !name.isEmpty else { return nil }
        self.init(symbolName: name, tint: nil)
    }

    public convenience init?(systemName name: String, withConfiguration configuration: Configuration?) {
        self.init(systemName: name)
    }

    /// - Returns: `nil`, since there is no asset catalogue here.
    public convenience init?(named name: String) {
        return nil
    }

    private init(symbolName: String?, tint: UIColor?) {
        self.symbolName = symbolName
        self.tint = tint
    }

    open func withTintColor(_ color: UIColor) -> UIImage {
        UIImage(symbolName: symbolName, tint: color)
    }

    open func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
        withTintColor(color)
    }

    open func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage { self }

    open func withConfiguration(_ configuration: Configuration) -> UIImage { self }

    open func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? { self }

    public static func == (left: UIImage, right: UIImage) -> Bool {
        left.symbolName == right.symbolName && left.tint == right.tint
    }
}
