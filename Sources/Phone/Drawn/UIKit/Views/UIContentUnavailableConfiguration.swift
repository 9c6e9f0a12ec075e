/// The content of an empty screen.
public struct UIContentUnavailableConfiguration: UIContentConfiguration {
    public struct TextProperties {
        @available(*, deprecated, message: "no effect")
        public var font = UIFont.systemFont(ofSize: UIFont.labelFontSize) { didSet { inert(self) } }
        public var color = UIColor.label

        init(color: UIColor = .label) { self.color = color }
        @available(*, deprecated, message: "no effect") public var numberOfLines = 0 { didSet { inert(self) } }
    }

    public struct ImageProperties {
        public var tintColor: UIColor?
        @available(*, deprecated, message: "no effect") public var cornerRadius: CGFloat = 0 { didSet { inert(self) } }
        @available(*, deprecated, message: "no effect") public var maximumSize = CGSize.zero { didSet { inert(self) } }
        @available(*, deprecated, message: "no effect")
        public var preferredSymbolConfiguration: UIImage.SymbolConfiguration? { didSet { inert(self) } }
    }

    public struct ButtonProperties {
        public var primaryAction: UIAction?
        public var menu: UIMenu?
        public var isEnabled = true
        @available(*, deprecated, message: "no effect") public var role = 0 { didSet { inert(self) } }
    }

    public var image: UIImage?
    public var text: String?
    public var attributedText: NSAttributedString?
    public var secondaryText: String?
    public var secondaryAttributedText: NSAttributedString?
    public var button = UIButton.Configuration.plain()
    public var buttonProperties = ButtonProperties()
    public var secondaryButton = UIButton.Configuration.plain()
    public var secondaryButtonProperties = ButtonProperties()
    public var textProperties = TextProperties()
    public var secondaryTextProperties = TextProperties(color: .secondaryLabel)
    public var imageProperties = ImageProperties()
    @available(*, deprecated, message: "no effect")
    public var background = UIBackgroundConfiguration.clear() { didSet { inert(self) } }
    private var isLoading = false

    nonisolated private init() {}

    nonisolated public static func empty() -> UIContentUnavailableConfiguration { UIContentUnavailableConfiguration() }

    nonisolated public static func search() -> UIContentUnavailableConfiguration {
        var configuration = UIContentUnavailableConfiguration()
        configuration.image = UIImage(systemName: "magnifyingglass")
        configuration.text = "No Results"
        configuration.secondaryText = "Check the spelling or try a new search."
        return configuration
    }

    nonisolated public static func loading() -> UIContentUnavailableConfiguration {
        var configuration = UIContentUnavailableConfiguration()
        configuration.isLoading = true
        configuration.text = "Loading…"
        return configuration
    }

    public func makeContentView() -> any UIView & UIContentView { UIContentUnavailableView(configuration: self) }
    public func updated(for state: any UIConfigurationState) -> UIContentUnavailableConfiguration { self }

    /// The views that show it, from top to bottom.
    @MainActor func makeViews() -> [UIView] {
        var views: [UIView] = []
        if isLoading {
            let spinner = UIActivityIndicatorView(style: .medium)
            spinner.startAnimating()
            views.append(spinner)
        }
        if let image {
            let view = UIImageView(image: image)
            view.tintColor = imageProperties.tintColor ?? .secondaryLabel
            if image.isSymbolImage { view.widthAnchor.constraint(equalToConstant: 48).isActive = true }
            views.append(view)
        }
        views.append(label(attributedText?.string ?? text, size: 22, weight: .bold, color: textProperties.color))
        let secondary = secondaryAttributedText?.string ?? secondaryText
        views.append(label(secondary, size: 15, weight: .regular, color: secondaryTextProperties.color))
        for (configuration, properties) in [(button, buttonProperties), (secondaryButton, secondaryButtonProperties)] {
            let view = UIButton(configuration: configuration, primaryAction: properties.primaryAction)
            view.menu = properties.menu
            view.isEnabled = properties.isEnabled
            views.append(view)
        }
        return views
    }

    @MainActor private func label(_ text: String?, size: CGFloat, weight: UIFont.Weight, color: UIColor) -> UILabel {
        let label = UILabel()
        label.text = text
        label.font = .systemFont(ofSize: size, weight: weight)
        label.textColor = color
        label.textAlignment = .center
        label.numberOfLines = 0
        return label
    }
}

/// A view for an empty state, with a message and buttons.
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
