/// How far something is.
@preconcurrency @MainActor open class UIProgressView: UIView {
    public enum Style: Int, Sendable {
        case `default` = 0
        case bar
    }

    open var progress: Float = 0 {
        didSet { valueDidChange(from: oldValue, to: progress) }
    }
    open var progressViewStyle = Style.default
    open var progressTintColor: UIColor? {
        didSet { valueDidChange(from: oldValue, to: progressTintColor) }
    }
    open var trackTintColor: UIColor?
    open var observedProgress: Progress?

    public convenience init(progressViewStyle style: Style) {
        self.init(frame: .zero)
        progressViewStyle = style
    }

    open func setProgress(_ progress: Float, animated: Bool) {
        self.progress = progress
    }
}
