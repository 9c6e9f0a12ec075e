/// A font. Pages draw text in the system's, in this size and weight.
open class UIFont: @unchecked Sendable {
    public struct Weight: Hashable, RawRepresentable, Sendable {
        public let rawValue: CGFloat

        public init(rawValue: CGFloat) {
            self.rawValue = rawValue
        }

        public static let ultraLight = Weight(rawValue: -0.8)
        public static let thin = Weight(rawValue: -0.6)
        public static let light = Weight(rawValue: -0.4)
        public static let regular = Weight(rawValue: 0)
        public static let medium = Weight(rawValue: 0.23)
        public static let semibold = Weight(rawValue: 0.3)
        public static let bold = Weight(rawValue: 0.4)
        public static let heavy = Weight(rawValue: 0.56)
        public static let black = Weight(rawValue: 0.62)
    }

    public struct TextStyle: Hashable, RawRepresentable, Sendable {
        public let rawValue: String

        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        public static let largeTitle = TextStyle(rawValue: "largeTitle")
        public static let title1 = TextStyle(rawValue: "title1")
        public static let title2 = TextStyle(rawValue: "title2")
        public static let title3 = TextStyle(rawValue: "title3")
        public static let headline = TextStyle(rawValue: "headline")
        public static let subheadline = TextStyle(rawValue: "subheadline")
        public static let body = TextStyle(rawValue: "body")
        public static let callout = TextStyle(rawValue: "callout")
        public static let footnote = TextStyle(rawValue: "footnote")
        public static let caption1 = TextStyle(rawValue: "caption1")
        public static let caption2 = TextStyle(rawValue: "caption2")
    }

    /// In points.
    public let pointSize: CGFloat
    package let weight: Weight
    public static let labelFontSize: CGFloat = 17
    public static let buttonFontSize: CGFloat = 18
    public static let smallSystemFontSize: CGFloat = 12
    public static let systemFontSize: CGFloat = 14

    private init(size: CGFloat, weight: Weight) {
        pointSize = size
        self.weight = weight
    }

    public convenience init?(name: String, size: CGFloat) {
        self.init(size: size, weight: name.localizedCaseInsensitiveContains("bold") ? .bold : .regular)
    }

    open class func systemFont(ofSize size: CGFloat, weight: Weight = .regular) -> UIFont {
        UIFont(size: size, weight: weight)
    }
    open class func boldSystemFont(ofSize size: CGFloat) -> UIFont { UIFont(size: size, weight: .bold) }
    open class func italicSystemFont(ofSize size: CGFloat) -> UIFont { UIFont(size: size, weight: .regular) }
    open class func monospacedSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
        UIFont(size: size, weight: weight)
    }
    open class func monospacedDigitSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
        UIFont(size: size, weight: weight)
    }

    open class func preferredFont(forTextStyle style: TextStyle) -> UIFont {
        switch style {
        case .largeTitle: UIFont(size: 34, weight: .regular)
        case .title1: UIFont(size: 28, weight: .regular)
        case .title2: UIFont(size: 22, weight: .regular)
        case .title3: UIFont(size: 20, weight: .regular)
        case .headline: UIFont(size: 17, weight: .semibold)
        case .subheadline: UIFont(size: 15, weight: .regular)
        case .callout: UIFont(size: 16, weight: .regular)
        case .footnote: UIFont(size: 13, weight: .regular)
        case .caption1: UIFont(size: 12, weight: .regular)
        case .caption2: UIFont(size: 11, weight: .regular)
        default: UIFont(size: 17, weight: .regular)
        }
    }

    open func withSize(_ size: CGFloat) -> UIFont { UIFont(size: size, weight: weight) }
}
