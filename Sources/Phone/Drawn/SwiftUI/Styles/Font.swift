/// A font.
public struct Font: Hashable, @unchecked Sendable {
    public enum TextStyle: CaseIterable, Hashable, Sendable {
        case largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote, caption, caption2

        var uiStyle: UIFont.TextStyle {
            switch self {
            case .largeTitle: .largeTitle
            case .title: .title1
            case .title2: .title2
            case .title3: .title3
            case .headline: .headline
            case .subheadline: .subheadline
            case .body: .body
            case .callout: .callout
            case .footnote: .footnote
            case .caption: .caption1
            case .caption2: .caption2
            }
        }
    }

    public struct Weight: Hashable, Sendable {
        public static let ultraLight = Weight(uiWeight: .ultraLight)
        public static let thin = Weight(uiWeight: .thin)
        public static let light = Weight(uiWeight: .light)
        public static let regular = Weight(uiWeight: .regular)
        public static let medium = Weight(uiWeight: .medium)
        public static let semibold = Weight(uiWeight: .semibold)
        public static let bold = Weight(uiWeight: .bold)
        public static let heavy = Weight(uiWeight: .heavy)
        public static let black = Weight(uiWeight: .black)

        let uiWeight: UIFont.Weight
    }

    public enum Design: Hashable, Sendable {
        case `default`, serif, rounded, monospaced
    }

    public enum Width: Hashable, Sendable {
        case compressed, condensed, standard, expanded
    }

    public static let largeTitle = Font(.largeTitle)
    public static let title = Font(.title)
    public static let title2 = Font(.title2)
    public static let title3 = Font(.title3)
    public static let headline = Font(.headline)
    public static let subheadline = Font(.subheadline)
    public static let body = Font(.body)
    public static let callout = Font(.callout)
    public static let footnote = Font(.footnote)
    public static let caption = Font(.caption)
    public static let caption2 = Font(.caption2)

    let uiFont: UIFont

    public init(_ font: UIFont) {
        uiFont = font
    }

    private init(_ style: TextStyle) {
        // Shared by all pages: each text scales its own copy.
        uiFont = .preferredFont(forTextStyle: style.uiStyle, compatibleWith: UITraitCollection(preferredContentSizeCategory: .large))
    }

    public static func system(size: CGFloat, weight: Weight? = nil, design: Design? = nil) -> Font {
        Font(.systemFont(ofSize: size, weight: weight?.uiWeight ?? .regular))
    }

    public static func system(_ style: TextStyle, design: Design? = nil, weight: Weight? = nil) -> Font {
        let font = Font(style)
        return weight.map(font.weight) ?? font
    }

    public static func custom(_ name: String, size: CGFloat) -> Font {
        Font(UIFont(name: name, size: size) ?? .systemFont(ofSize: size))
    }

    public static func custom(_ name: String, size: CGFloat, relativeTo textStyle: TextStyle) -> Font {
        custom(name, size: size)
    }

    public static func custom(_ name: String, fixedSize: CGFloat) -> Font { custom(name, size: fixedSize) }

    public func weight(_ weight: Weight) -> Font {
        Font(uiFont.with(weight: weight.uiWeight))
    }

    public func bold() -> Font { weight(.bold) }
    public func italic() -> Font { Font(uiFont.with(isItalic: true)) }
    @available(*, deprecated, message: "no effect") public func monospaced() -> Font { inert(self) }
    @available(*, deprecated, message: "no effect") public func monospacedDigit() -> Font { inert(self) }
    @available(*, deprecated, message: "no effect") public func smallCaps() -> Font { inert(self) }
    @available(*, deprecated, message: "no effect") public func width(_ width: Width) -> Font { inert(self) }
    @available(*, deprecated, message: "no effect") public func leading(_ leading: Leading) -> Font { inert(self) }

    public enum Leading: Hashable, Sendable {
        case standard, tight, loose
    }
}
