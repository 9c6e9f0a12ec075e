/// Draws images; a page's view has no pencil, so that they stay empty.
@MainActor open class UIGraphicsImageRenderer: NSObject {
    private let size: CGSize

    public init(size: CGSize) {
        self.size = size
        super.init()
    }

    public convenience init(bounds: CGRect) {
        self.init(size: bounds.size)
    }

    @available(*, deprecated, message: "Does nothing in a browser.")
    open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
        Inert.note("UIGraphicsImageRenderer.image(actions:)")
        actions(UIGraphicsImageRendererContext())
        return UIImage()
    }
}
