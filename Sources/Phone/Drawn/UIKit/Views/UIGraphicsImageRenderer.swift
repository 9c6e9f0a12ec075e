/// Renders images. It draws only images: the last one remains, at the size of the whole.
@preconcurrency @MainActor open class UIGraphicsImageRenderer: NSObject {
    public let format: UIGraphicsImageRendererFormat
    private let size: CGSize

    public init(size: CGSize, format: UIGraphicsImageRendererFormat) {
        self.size = size
        self.format = format
        super.init()
    }

    public convenience init(size: CGSize) {
        self.init(size: size, format: .default())
    }

    public convenience init(bounds: CGRect) {
        self.init(size: bounds.size)
    }

    public convenience init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
        self.init(size: bounds.size, format: format)
    }

    /// Returns the rendered image. Only images are drawn, which suffices for the usual code that shrinks one.
    open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
        let canvas = UIGraphicsCanvas(size: size)
        UIGraphicsCanvas.begin(canvas)
        actions(UIGraphicsImageRendererContext())
        UIGraphicsCanvas.end()
        if canvas.image.symbolName == nil, canvas.image.contents == nil {
            Inert.note("Drawing by UIGraphicsImageRenderer, but for images,")
        }
        return canvas.image
    }

    open func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data {
        image(actions: actions).pngData() ?? Data()
    }

    open func jpegData(
        withCompressionQuality compressionQuality: CGFloat, actions: (UIGraphicsImageRendererContext) -> Void
    ) -> Data {
        image(actions: actions).jpegData(compressionQuality: compressionQuality) ?? Data()
    }
}

@preconcurrency @MainActor open class UIGraphicsImageRendererContext: NSObject {
    public let cgContext = CGContext()
    open var currentImage: UIImage { UIGraphicsCanvas.current?.image ?? UIImage() }
    @available(*, deprecated, message: "no effect") open func fill(_ rect: CGRect) { inert(self) }
    @available(*, deprecated, message: "no effect") open func stroke(_ rect: CGRect) { inert(self) }
    @available(*, deprecated, message: "no effect") open func clip(to rect: CGRect) { inert(self) }
}

/// The scale and options of a rendered image.
@preconcurrency @MainActor open class UIGraphicsImageRendererFormat: NSObject {
    open var scale: CGFloat = 3
    open var opaque = false
    open var preferredRange = Range.automatic

    public enum Range: Int, Sendable {
        case unspecified = -1
        case automatic = 0
        case extended, standard
    }

    open class func `default`() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }
    open class func preferred() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }
}
