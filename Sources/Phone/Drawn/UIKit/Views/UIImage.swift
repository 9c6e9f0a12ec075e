/// An image: the name of a symbol or the bytes of a file. The page draws both.
open class UIImage: NSObject, @unchecked Sendable {
    public enum RenderingMode: Int, Sendable {
        case automatic = 0
        case alwaysOriginal
        case alwaysTemplate
    }

    public enum Orientation: Int, Sendable {
        case up = 0
        case down, left, right, upMirrored, downMirrored, leftMirrored, rightMirrored
    }

    open class Configuration: NSObject, @unchecked Sendable {
        public override init() { super.init() }
    }

    /// The SF Symbol's name; `nil` for other images.
    package let symbolName: String?
    /// The bytes read from a file or a server; `nil` for a symbol.
    package let contents: Data?
    public let renderingMode: RenderingMode
    /// The colour from `withTintColor`.
    package let tint: UIColor?
    private let pointSize: CGSize

    private init(
        symbolName: String?, contents: Data? = nil, renderingMode: RenderingMode = .automatic, tint: UIColor? = nil,
        size: CGSize = CGSize(width: 20, height: 20)
    ) {
        self.symbolName = symbolName
        self.contents = contents
        self.renderingMode = renderingMode
        self.tint = tint
        pointSize = size
        super.init()
    }

    public convenience override init() {
        self.init(symbolName: nil, size: .zero)
    }

    /// - Returns: `nil` for an empty name. Every other name counts as a symbol, because the set depends on iOS's version.
    public convenience init?(systemName name: String) {
        // No symbol has a longer name, and a page may send any.
        guard !name.isEmpty, name.utf8.count <= 128 else { return nil }
        self.init(symbolName: name)
    }

    @available(*, deprecated, message: "no effect")
    public convenience init?(systemName name: String, withConfiguration configuration: Configuration?) {
        if configuration != nil { inert(UIImage.self) }
        self.init(systemName: name)
    }

    public convenience init?(systemName name: String, compatibleWith traitCollection: UITraitCollection?) {
        self.init(systemName: name)
    }

    public convenience init?(systemName name: String, variableValue: Double, configuration: Configuration? = nil) {
        self.init(systemName: name)
    }

    /// Returns an image from the app's asset catalogues.
    ///
    /// - Returns: `nil` when there is none of that name.
    public convenience init?(named name: String) {
        self.init(named: name, in: nil, with: nil)
    }

    public convenience init?(named name: String, in bundle: Bundle?, compatibleWith traits: UITraitCollection?) {
        self.init(named: name, in: bundle, with: nil)
    }

    public convenience init?(named name: String, in bundle: Bundle?, with configuration: Configuration?) {
        guard let image = AssetCatalog.of(bundle).image(named: name) else { return nil }
        self.init(image)
    }

    /// Copies an image; an empty one for `nil`.
    convenience init(_ image: UIImage?) {
        self.init(
            symbolName: nil, contents: image?.contents, renderingMode: image?.renderingMode ?? .automatic,
            size: image?.size ?? .zero)
    }

    /// - Returns: `nil` when the data is not an image that browsers show.
    public convenience init?(data: Data) {
        self.init(data: data, scale: 1)
    }

    public convenience init?(data: Data, scale: CGFloat) {
        guard let header = ImageHeader(data) else { return nil }
        let size = header.size
        self.init(
            symbolName: nil, contents: data, size: CGSize(width: size.width / scale, height: size.height / scale))
    }

    public convenience init?(contentsOfFile path: String) {
        guard let data = FileManager.default.contents(atPath: path) else { return nil }
        self.init(data: data)
    }

    public convenience init(cgImage: CGImage) {
        self.init(cgImage: cgImage, scale: 1, orientation: .up)
    }

    public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
        self.init(
            symbolName: nil, contents: cgImage.contents,
            size: CGSize(width: CGFloat(cgImage.width) / scale, height: CGFloat(cgImage.height) / scale))
    }

    open var size: CGSize { pointSize }
    open var scale: CGFloat { 1 }
    open var imageOrientation: Orientation { .up }
    open var isSymbolImage: Bool { symbolName != nil }
    open var cgImage: CGImage? { contents.map(CGImage.init) }
    open var configuration: Configuration? { nil }
    open var symbolConfiguration: SymbolConfiguration? { nil }

    open func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
        changed(renderingMode: renderingMode, tint: tint)
    }

    open func withTintColor(_ color: UIColor) -> UIImage {
        changed(renderingMode: renderingMode, tint: color)
    }

    open func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
        changed(renderingMode: renderingMode, tint: color)
    }

    @available(*, deprecated, message: "no effect")
    open func withConfiguration(_ configuration: Configuration) -> UIImage { inert(self) }
    @available(*, deprecated, message: "no effect")
    open func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? { inert(self) }
    @available(*, deprecated, message: "no effect")
    open func withAlignmentRectInsets(_ insets: UIEdgeInsets) -> UIImage { inert(self) }
    @available(*, deprecated, message: "no effect")
    open func withBaselineOffset(fromBottom offset: CGFloat) -> UIImage { inert(self) }
    @available(*, deprecated, message: "no effect") open func imageFlippedForRightToLeftLayoutDirection() -> UIImage { inert(self) }
    @available(*, deprecated, message: "no effect")
    open func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage { inert(self) }
    @available(*, deprecated, message: "no effect") open func preparingThumbnail(of size: CGSize) -> UIImage? { inert(self) }
    open func preparingForDisplay() -> UIImage? { self }

    /// Returns the original bytes: nothing here can encode images.
    open func jpegData(compressionQuality: CGFloat) -> Data? { contents }

    /// Returns the original bytes: nothing here can encode images.
    open func pngData() -> Data? { contents }

    /// The `data:` URL for a page; `nil` for a symbol or an empty image.
    package var dataURL: String? {
        guard let contents, let header = ImageHeader(contents) else { return nil }
        return "data:\(header.type);base64,\(contents.base64EncodedString())"
    }

    /// Returns the image with another size.
    func sized(_ size: CGSize) -> UIImage {
        UIImage(symbolName: symbolName, contents: contents, renderingMode: renderingMode, tint: tint, size: size)
    }

    private func changed(renderingMode: RenderingMode, tint: UIColor?) -> UIImage {
        UIImage(
            symbolName: symbolName, contents: contents, renderingMode: renderingMode, tint: tint, size: pointSize)
    }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIImage else { return false }
        if self === other { return true }
        guard symbolName != nil || contents != nil else { return false }
        return symbolName == other.symbolName && contents == other.contents
            && renderingMode == other.renderingMode && tint == other.tint
    }

    open override var hash: Int { symbolName?.hashValue ?? contents?.count ?? 0 }
}
