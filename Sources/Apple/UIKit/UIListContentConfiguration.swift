/// An image, a text and a second one.
public struct UIListContentConfiguration: UIContentConfiguration {
    public struct TextProperties {
        public var font = UIFont.systemFont(ofSize: UIFont.labelFontSize)
        public var color = UIColor.label
        public var numberOfLines = 0
        public var alignment = TextAlignment.natural
        public var lineBreakMode = NSLineBreakMode.byTruncatingTail
        public var adjustsFontForContentSizeCategory = true

        public enum TextAlignment: Int, Sendable {
            case natural = 0
            case center, justified
        }
    }

    public struct ImageProperties {
        public var tintColor: UIColor?
        public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
        public var cornerRadius: CGFloat = 0
        public var maximumSize = CGSize.zero
        public var reservedLayoutSize = CGSize.zero
    }

    public var text: String?
    public var attributedText: NSAttributedString?
    public var secondaryText: String?
    public var secondaryAttributedText: NSAttributedString?
    public var image: UIImage?
    public var textProperties = TextProperties()
    public var secondaryTextProperties = TextProperties()
    public var imageProperties = ImageProperties()
    public var prefersSideBySideTextAndSecondaryText = false
    public var directionalLayoutMargins = NSDirectionalEdgeInsets.zero
    public var imageToTextPadding: CGFloat = 0
    public var textToSecondaryTextHorizontalPadding: CGFloat = 0
    public var textToSecondaryTextVerticalPadding: CGFloat = 0

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
