extension UIButton {
    /// The look of a button.
    public struct Configuration {
        public enum CornerStyle: Int, Sendable {
            case fixed = -1
            case dynamic, small, medium, large, capsule
        }

        public enum Size: Int, Sendable {
            case medium = 0
            case small, mini, large
        }

        public enum TitleAlignment: Int, Sendable {
            case automatic = 0
            case leading, center, trailing
        }

        public enum MacIdiomStyle: Int, Sendable {
            case automatic = 0
            case bordered, borderless, borderlessTinted
        }

        package enum Kind: String {
            case plain, gray, tinted, filled, bordered, prominent
        }

        package var kind: Kind
        public var title: String?
        public var attributedTitle: AttributedString?
        public var subtitle: String?
        public var attributedSubtitle: AttributedString?
        public var image: UIImage?
        public var imagePlacement = NSDirectionalRectEdge.leading
        @available(*, deprecated, message: "no effect") public var imagePadding: CGFloat = 0 { didSet { inert(self) } }
        @available(*, deprecated, message: "no effect") public var titlePadding: CGFloat = 1 { didSet { inert(self) } }
        @available(*, deprecated, message: "no effect")
        public var titleAlignment = TitleAlignment.automatic { didSet { inert(self) } }
        @available(*, deprecated, message: "no effect")
        public var contentInsets = NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12) { didSet { inert(self) } }
        public var cornerStyle = CornerStyle.dynamic
        public var buttonSize = Size.medium
        public var macIdiomStyle = MacIdiomStyle.automatic
        public var baseForegroundColor: UIColor?
        public var baseBackgroundColor: UIColor?
        public var background = UIBackgroundConfiguration.clear()
        public var showsActivityIndicator = false
        @available(*, deprecated, message: "no effect")
        public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration? { didSet { inert(self) } }
        public var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
        @available(*, deprecated, message: "no effect")
        public var imageColorTransformer: UIConfigurationColorTransformer? { didSet { inert(self) } }

        public static func plain() -> Configuration { Configuration(kind: .plain) }
        public static func gray() -> Configuration { Configuration(kind: .gray) }
        public static func tinted() -> Configuration { Configuration(kind: .tinted) }
        public static func filled() -> Configuration { Configuration(kind: .filled) }
        public static func borderless() -> Configuration { Configuration(kind: .plain) }
        public static func bordered() -> Configuration { Configuration(kind: .bordered) }
        public static func borderedTinted() -> Configuration { Configuration(kind: .tinted) }
        public static func borderedProminent() -> Configuration { Configuration(kind: .filled) }
        public static func glass() -> Configuration { Configuration(kind: .gray) }
        public static func prominentGlass() -> Configuration { Configuration(kind: .filled) }

        public func updated(for button: UIButton) -> Configuration { self }

        /// The title with its attributes; `nil` when it was set without.
        var styledTitle: NSAttributedString? {
            if let attributedTitle { return attributedTitle.drawn }
            guard let titleTextAttributesTransformer, let title else { return nil }
            return AttributedString(title, attributes: titleTextAttributesTransformer(AttributeContainer())).drawn
        }

        /// The plain or attributed subtitle, whichever is set.
        package var shownSubtitle: String? { attributedSubtitle.map { String($0.characters) } ?? subtitle }

        /// The plain or attributed title, whichever is set.
        var shownTitle: String? { attributedTitle.map { String($0.characters) } ?? title }
    }
}
