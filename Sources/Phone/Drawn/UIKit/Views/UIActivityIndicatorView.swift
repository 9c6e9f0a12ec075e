/// A spinner.
@preconcurrency @MainActor open class UIActivityIndicatorView: UIView {
    public enum Style: Int, Sendable {
        case medium = 100
        case large = 101
        public static let white = Style.medium
        public static let gray = Style.medium
        public static let whiteLarge = Style.large
    }

    open var style: Style
    open var color: UIColor! = .gray
    open var hidesWhenStopped = true {
        didSet { valueDidChange(from: oldValue, to: hidesWhenStopped) }
    }
    open private(set) var isAnimating = false {
        didSet { valueDidChange(from: oldValue, to: isAnimating) }
    }

    public init(style: Style) {
        self.style = style
        super.init(frame: .zero)
    }

    public override init(frame: CGRect) {
        style = .medium
        super.init(frame: frame)
    }

    public required init?(coder: NSCoder) {
        style = .medium
        super.init(coder: coder)
    }

    open func startAnimating() { isAnimating = true }
    open func stopAnimating() { isAnimating = false }
}
