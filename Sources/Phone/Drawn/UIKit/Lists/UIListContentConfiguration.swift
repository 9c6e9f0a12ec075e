/// An image, a text and a second one.
public struct UIListContentConfiguration: UIContentConfiguration {
    public struct TextProperties {
        @available(*, deprecated, message: "Does nothing in a browser.")
        public var font = UIFont.systemFont(ofSize: UIFont.labelFontSize) {
            didSet { Inert.note("UIListContentConfiguration.TextProperties.font") }
        }
        public var color = UIColor.label
        @available(*, deprecated, message: "Does nothing in a browser.")
        public var numberOfLines = 0 {
            didSet { Inert.note("UIListContentConfiguration.TextProperties.numberOfLines") }
        }
        @available(*, deprecated, message: "Does nothing in a browser.")
        public var alignment = TextAlignment.natural {
            didSet { Inert.note("UIListContentConfiguration.TextProperties.alignment") }
        }
        @available(*, deprecated, message: "Does nothing in a browser.")
        public var lineBreakMode = NSLineBreakMode.byTruncatingTail {
            didSet { Inert.note("UIListContentConfiguration.TextProperties.lineBreakMode") }
        }
        @available(*, deprecated, message: "Does nothing in a browser.")
        public var adjustsFontForContentSizeCategory = true {
            didSet { Inert.note("UIListContentConfiguration.TextProperties.adjustsFontForContentSizeCategory") }
        }

        public enum TextAlignment: Int, Sendable {
            case natural = 0
            case center, justified
        }
    }

    public struct ImageProperties {
        public var tintColor: UIColor?
        @available(*, deprecated, message: "Does nothing in a browser.")
        public var preferredSymbolConfiguration: UIImage.SymbolConfiguration? {
            didSet { Inert.note("UIListContentConfiguration.ImageProperties.preferredSymbolConfiguration") }
        }
        @available(*, deprecated, message: "Does nothing in a browser.")
        public var cornerRadius: CGFloat = 0 {
            didSet { Inert.note("UIListContentConfiguration.ImageProperties.cornerRadius") }
        }
        @available(*, deprecated, message: "Does nothing in a browser.")
        public var maximumSize = CGSize.zero {
            didSet { Inert.note("UIListContentConfiguration.ImageProperties.maximumSize") }
        }
        @available(*, deprecated, message: "Does nothing in a browser.")
        public var reservedLayoutSize = CGSize.zero {
            didSet { Inert.note("UIListContentConfiguration.ImageProperties.reservedLayoutSize") }
        }
    }

    public var text: String?
    public var attributedText: NSAttributedString?
    public var secondaryText: String?
    public var secondaryAttributedText: NSAttributedString?
    public var image: UIImage?
    public var textProperties = TextProperties()
    @available(*, deprecated, message: "Does nothing in a browser.")
    public var secondaryTextProperties = TextProperties() {
        didSet { Inert.note("UIListContentConfiguration.secondaryTextProperties") }
    }
    public var imageProperties = ImageProperties()
    public var prefersSideBySideTextAndSecondaryText = false
    @available(*, deprecated, message: "Does nothing in a browser.")
    public var directionalLayoutMargins = NSDirectionalEdgeInsets.zero {
        didSet { Inert.note("UIListContentConfiguration.directionalLayoutMargins") }
    }
    @available(*, deprecated, message: "Does nothing in a browser.")
    public var imageToTextPadding: CGFloat = 0 {
        didSet { Inert.note("UIListContentConfiguration.imageToTextPadding") }
    }
    @available(*, deprecated, message: "Does nothing in a browser.")
    public var textToSecondaryTextHorizontalPadding: CGFloat = 0 {
        didSet { Inert.note("UIListContentConfiguration.textToSecondaryTextHorizontalPadding") }
    }
    @available(*, deprecated, message: "Does nothing in a browser.")
    public var textToSecondaryTextVerticalPadding: CGFloat = 0 {
        didSet { Inert.note("UIListContentConfiguration.textToSecondaryTextVerticalPadding") }
    }

    nonisolated init() {}

    nonisolated public static func cell() -> UIListContentConfiguration { UIListContentConfiguration() }
    nonisolated public static func subtitleCell() -> UIListContentConfiguration { UIListContentConfiguration() }
    nonisolated public static func sidebarCell() -> UIListContentConfiguration { UIListContentConfiguration() }
    nonisolated public static func plainHeader() -> UIListContentConfiguration { UIListContentConfiguration() }
    nonisolated public static func plainFooter() -> UIListContentConfiguration { UIListContentConfiguration() }
    nonisolated public static func groupedHeader() -> UIListContentConfiguration { UIListContentConfiguration() }
    nonisolated public static func groupedFooter() -> UIListContentConfiguration { UIListContentConfiguration() }
    nonisolated public static func header() -> UIListContentConfiguration { UIListContentConfiguration() }
    nonisolated public static func footer() -> UIListContentConfiguration { UIListContentConfiguration() }

    nonisolated public static func valueCell() -> UIListContentConfiguration {
        var configuration = UIListContentConfiguration()
        configuration.prefersSideBySideTextAndSecondaryText = true
        return configuration
    }

    public func makeContentView() -> any UIView & UIContentView { UIListContentView(configuration: self) }
    public func updated(for state: any UIConfigurationState) -> UIListContentConfiguration { self }

    package var shownText: String? { attributedText?.string ?? text }
    package var shownSecondaryText: String? { secondaryAttributedText?.string ?? secondaryText }
}

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
