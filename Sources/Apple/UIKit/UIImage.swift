/// An image by its name: symbols are drawn by the page, other images have no picture here.
open class UIImage: Equatable, @unchecked Sendable {
    public enum RenderingMode: Int, Sendable {
        case automatic = 0
        case alwaysOriginal
        case alwaysTemplate
    }

    open class Configuration: @unchecked Sendable {
        public init() {}
    }

    /// The SF Symbol's name; `nil` for an image that is none.
    package let symbolName: String?
    public let renderingMode: RenderingMode
    private let tint: UIColor?

    private init(symbolName: String?, renderingMode: RenderingMode, tint: UIColor?) {
        self.symbolName = symbolName
        self.renderingMode = renderingMode
        self.tint = tint
    }

    public convenience init() {
        self.init(symbolName: nil, renderingMode: .automatic, tint: nil)
    }

    /// - Returns: `nil` for an empty name. Every other name is taken for a symbol: which ones exist depends on iOS's version.
    public convenience init?(systemName name: String) {
        if name.isEmpty { return nil }
        self.init(symbolName: name, renderingMode: .automatic, tint: nil)
    }

    public convenience init?(systemName name: String, withConfiguration configuration: Configuration?) {
        self.init(systemName: name)
    }

    /// - Returns: `nil`, since there is no asset catalogue.
    public convenience init?(named name: String) {
        nil
    }

    open func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
        UIImage(symbolName: symbolName, renderingMode: renderingMode, tint: tint)
    }

    open func withTintColor(_ color: UIColor) -> UIImage {
        UIImage(symbolName: symbolName, renderingMode: renderingMode, tint: color)
    }

    open func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
        UIImage(symbolName: symbolName, renderingMode: renderingMode, tint: color)
    }

    open func withConfiguration(_ configuration: Configuration) -> UIImage { self }
    open func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? { self }

    public static func == (left: UIImage, right: UIImage) -> Bool {
        left === right
            || (left.symbolName != nil && left.symbolName == right.symbolName
                && left.renderingMode == right.renderingMode
                && left.tint == right.tint)
    }
}
