/// The content of a row: an image, a text and a secondary text.
public struct UIListContentConfiguration: UIContentConfiguration {
    public struct TextProperties {
        @available(*, deprecated, message: "no effect")
        public var font = UIFont.systemFont(ofSize: UIFont.labelFontSize) { didSet { inert(self) } }
        public var color = UIColor.label
        @available(*, deprecated, message: "no effect") public var numberOfLines = 0 { didSet { inert(self) } }
        @available(*, deprecated, message: "no effect") public var alignment = TextAlignment.natural { didSet { inert(self) } }
        @available(*, deprecated, message: "no effect")
        public var lineBreakMode = NSLineBreakMode.byTruncatingTail { didSet { inert(self) } }
        @available(*, deprecated, message: "no effect")
        public var adjustsFontForContentSizeCategory = true { didSet { inert(self) } }

        public enum TextAlignment: Int, Sendable {
            case natural = 0
            case center, justified
        }
    }

    public struct ImageProperties {
        public var tintColor: UIColor?
        @available(*, deprecated, message: "no effect")
        public var preferredSymbolConfiguration: UIImage.SymbolConfiguration? { didSet { inert(self) } }
        @available(*, deprecated, message: "no effect") public var cornerRadius: CGFloat = 0 { didSet { inert(self) } }
        @available(*, deprecated, message: "no effect") public var maximumSize = CGSize.zero { didSet { inert(self) } }
        @available(*, deprecated, message: "no effect") public var reservedLayoutSize = CGSize.zero { didSet { inert(self) } }
    }

    public var text: String?
    public var attributedText: NSAttributedString?
    public var secondaryText: String?
    public var secondaryAttributedText: NSAttributedString?
    public var image: UIImage?
    public var textProperties = TextProperties()
    @available(*, deprecated, message: "no effect") public var secondaryTextProperties = TextProperties() { didSet { inert(self) } }
    public var imageProperties = ImageProperties()
    public var prefersSideBySideTextAndSecondaryText = false
    @available(*, deprecated, message: "no effect")
    public var directionalLayoutMargins = NSDirectionalEdgeInsets.zero { didSet { inert(self) } }
    @available(*, deprecated, message: "no effect") public var imageToTextPadding: CGFloat = 0 { didSet { inert(self) } }
    @available(*, deprecated, message: "no effect")
    public var textToSecondaryTextHorizontalPadding: CGFloat = 0 { didSet { inert(self) } }
    @available(*, deprecated, message: "no effect")
    public var textToSecondaryTextVerticalPadding: CGFloat = 0 { didSet { inert(self) } }

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

/// A view with the content of a row.
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
