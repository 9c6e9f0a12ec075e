/// Shows that there is nothing to show, and what to do about it.
@preconcurrency @MainActor open class UIContentUnavailableView: UIStackView, UIContentView {
    open var configuration: any UIContentConfiguration {
        didSet { fill() }
    }

    public init(configuration: UIContentUnavailableConfiguration) {
        self.configuration = configuration
        super.init(frame: .zero)
        fill()
    }

    public required init?(coder: NSCoder) {
        configuration = UIContentUnavailableConfiguration.empty()
        super.init(coder: coder)
    }

    private func fill() {
        axis = .vertical
        alignment = .center
        spacing = 8
        for view in arrangedSubviews { view.removeFromSuperview() }
        guard let configuration = configuration as? UIContentUnavailableConfiguration else { return }
        for view in configuration.makeViews() { addArrangedSubview(view) }
    }
}
