extension UIFont {
    /// The purpose of a text, such as a headline.
    public struct TextStyle: RawRepresentable, Hashable, Sendable {
        public static let extraLargeTitle = TextStyle(rawValue: "UICTFontTextStyleExtraLargeTitle")
        public static let largeTitle = TextStyle(rawValue: "UICTFontTextStyleTitle0")
        public static let title1 = TextStyle(rawValue: "UICTFontTextStyleTitle1")
        public static let title2 = TextStyle(rawValue: "UICTFontTextStyleTitle2")
        public static let title3 = TextStyle(rawValue: "UICTFontTextStyleTitle3")
        public static let headline = TextStyle(rawValue: "UICTFontTextStyleHeadline")
        public static let body = TextStyle(rawValue: "UICTFontTextStyleBody")
        public static let callout = TextStyle(rawValue: "UICTFontTextStyleCallout")
        public static let subheadline = TextStyle(rawValue: "UICTFontTextStyleSubhead")
        public static let footnote = TextStyle(rawValue: "UICTFontTextStyleFootnote")
        public static let caption1 = TextStyle(rawValue: "UICTFontTextStyleCaption1")
        public static let caption2 = TextStyle(rawValue: "UICTFontTextStyleCaption2")

        public let rawValue: String

        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// The point sizes from Apple's Human Interface Guidelines, the smallest text size first.
        private static let sizes: [TextStyle: [CGFloat]] = [
            .largeTitle: [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60],
            .title1: [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58],
            .title2: [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56],
            .title3: [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55],
            .body: [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53],
            .callout: [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51],
            .subheadline: [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49],
            .footnote: [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44],
            .caption1: [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43],
            .caption2: [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40],
        ]

        func pointSize(at category: UIContentSizeCategory) -> CGFloat {
            if self == .extraLargeTitle { return TextStyle.largeTitle.pointSize(at: category) + 2 }
            return (Self.sizes[self] ?? Self.sizes[.body] ?? [])[category.step]
        }

        /// Returns the ratio of the style's point size to that at the default text size.
        func factor(at category: UIContentSizeCategory) -> CGFloat { pointSize(at: category) / pointSize(at: .large) }
    }

    /// The scaling of a font with the text size.
    package struct Scaling: Sendable {
        let style: TextStyle
        /// The point size at the default text size.
        let base: CGFloat
        var maximum = CGFloat.infinity
    }

    /// Returns the font with another weight or slant.
    package func with(weight: Weight? = nil, isItalic: Bool? = nil) -> UIFont {
        UIFont(
            name: fontName, pointSize: pointSize, weight: weight ?? self.weight, isItalic: isItalic ?? self.isItalic, scaling: scaling)
    }

    /// Returns the font at the text size of the traits; unchanged when it does not scale.
    package func adjusted(to traits: UITraitCollection) -> UIFont {
        guard let scaling else { return self }
        let size = min(scaling.base * scaling.style.factor(at: traits.preferredContentSizeCategory), scaling.maximum)
        return UIFont(name: fontName, pointSize: size.rounded(), weight: weight, isItalic: isItalic, scaling: scaling)
    }
}

/// Scales values with the user's text size, at the rate of a text style.
open class UIFontMetrics: NSObject, @unchecked Sendable {
    public static let `default` = UIFontMetrics(forTextStyle: .body)

    private let style: UIFont.TextStyle

    public init(forTextStyle textStyle: UIFont.TextStyle) {
        style = textStyle
        super.init()
    }

    open func scaledFont(for font: UIFont) -> UIFont { scaled(font, to: UITraitCollection.current) }
    open func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
        scaled(font, to: UITraitCollection.current, maximum: maximumPointSize)
    }
    open func scaledFont(for font: UIFont, compatibleWith traitCollection: UITraitCollection?) -> UIFont {
        scaled(font, to: traitCollection ?? .current)
    }
    open func scaledFont(for font: UIFont, maximumPointSize: CGFloat, compatibleWith traitCollection: UITraitCollection?) -> UIFont {
        scaled(font, to: traitCollection ?? .current, maximum: maximumPointSize)
    }
    open func scaledValue(for value: CGFloat) -> CGFloat { scaledValue(for: value, compatibleWith: nil) }
    open func scaledValue(for value: CGFloat, compatibleWith traitCollection: UITraitCollection?) -> CGFloat {
        value * style.factor(at: traitCollection?.preferredContentSizeCategory ?? .current)
    }

    private func scaled(_ font: UIFont, to traits: UITraitCollection, maximum: CGFloat = .infinity) -> UIFont {
        let scaling = UIFont.Scaling(style: style, base: font.pointSize, maximum: maximum)
        return UIFont(name: font.fontName, pointSize: font.pointSize, weight: font.weight, isItalic: font.isItalic, scaling: scaling)
            .adjusted(to: traits)
    }
}
