/// A progress bar.
@preconcurrency @MainActor open class UIProgressView: UIView {
    public enum Style: Int, Sendable {
        case `default` = 0
        case bar
    }

    open var progress: Float = 0 {
        didSet { valueDidChange(from: oldValue, to: progress) }
    }
    open var progressViewStyle: Style {
        get { style }
        @available(*, deprecated, message: "no effect")
        set {
            if newValue != .default { inert(self) }
            style = newValue
        }
    }
    private var style = Style.default
    open var progressTintColor: UIColor? {
        didSet { valueDidChange(from: oldValue, to: progressTintColor) }
    }
    @available(*, deprecated, message: "no effect") open var trackTintColor: UIColor? { didSet { inert(self) } }
    @available(*, deprecated, message: "no effect") open var observedProgress: Progress? { didSet { inert(self) } }

    public convenience init(progressViewStyle style: Style) {
        self.init(frame: .zero)
        self.style = style
    }

    open func setProgress(_ progress: Float, animated: Bool) {
        self.progress = progress
    }
}
