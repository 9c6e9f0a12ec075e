/// Shows an image.
@preconcurrency @MainActor open class UIImageView: UIView {
    open var image: UIImage? {
        didSet { valueDidChange(from: oldValue, to: image) }
    }
    open var highlightedImage: UIImage?
    open var isHighlighted = false {
        didSet { valueDidChange(from: oldValue, to: isHighlighted) }
    }
    @available(*, deprecated, message: "no effect")
    open var preferredSymbolConfiguration: UIImage.SymbolConfiguration? { didSet { inert(self) } }
    @available(*, deprecated, message: "no effect") open var animationImages: [UIImage]? { didSet { inert(self) } }
    @available(*, deprecated, message: "no effect") open var animationDuration: TimeInterval = 0 { didSet { inert(self) } }
    open private(set) var isAnimating = false

    public convenience init(image: UIImage?) {
        self.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
        self.image = image
    }

    public convenience init(image: UIImage?, highlightedImage: UIImage?) {
        self.init(image: image)
        self.highlightedImage = highlightedImage
    }

    open override var intrinsicContentSize: CGSize { image?.size ?? .zero }
    open func startAnimating() { isAnimating = true }
    open func stopAnimating() { isAnimating = false }
}
