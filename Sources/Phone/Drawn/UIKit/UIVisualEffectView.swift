/// A view that changes the look of what is behind it.
@preconcurrency @MainActor open class UIVisualEffectView: UIView {
    @available(*, deprecated, message: "Does nothing in a browser.")
    open var effect: UIVisualEffect? { didSet { Inert.note("UIVisualEffectView.effect") } }
    public let contentView: UIView

    @available(*, deprecated, message: "Does nothing in a browser.")
    public init(effect: UIVisualEffect?) {
        Inert.note("UIVisualEffectView(effect:)")
        self.effect = effect
        contentView = UIView()
        super.init(frame: .zero)
        addSubview(contentView)
    }

    public required init?(coder: NSCoder) {
        contentView = UIView()
        super.init(coder: coder)
        addSubview(contentView)
    }
}
