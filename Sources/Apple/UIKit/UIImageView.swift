/// A picture.
@MainActor open class UIImageView: UIView {
    open var image: UIImage? {
        didSet { valueDidChange(from: oldValue, to: image) }
    }
    open var highlightedImage: UIImage?
    open var preferredSymbolConfiguration: UIImage.SymbolConfiguration?

    public convenience init(image: UIImage?) {
        self.init(frame: .zero)
        self.image = image
    }
}
