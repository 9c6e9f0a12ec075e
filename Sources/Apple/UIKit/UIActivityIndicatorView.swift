/// A spinner.
@MainActor open class UIActivityIndicatorView: UIView {
    public enum Style: Int, Sendable {
        case medium = 100
        case large = 101
    }

    open var style = Style.medium
    open var color: UIColor!
    open var hidesWhenStopped = true
    open private(set) var isAnimating = false {
        didSet { valueDidChange(from: oldValue, to: isAnimating) }
    }

    public convenience init(style: Style) {
        self.init(frame: .zero)
        self.style = style
    }

    open func startAnimating() {
        isAnimating = true
    }

    open func stopAnimating() {
        isAnimating = false
    }
}
