/// A view that shows what a row would.
@preconcurrency @MainActor open class UIListContentView: UIView, UIContentView {
    open var configuration: any UIContentConfiguration {
        didSet { setNeedsScreenUpdate() }
    }

    public init(configuration: UIListContentConfiguration) {
        self.configuration = configuration
        super.init(frame: .zero)
    }

    public required init?(coder: NSCoder) {
        configuration = UIListContentConfiguration.cell()
        super.init(coder: coder)
    }
}
