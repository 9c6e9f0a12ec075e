/// A size and a weight of the system font.
open class UIFont: NSObject, @unchecked Sendable {
    public struct Weight: RawRepresentable, Hashable, Sendable {
        public static let ultraLight = Weight(-0.8)
        public static let thin = Weight(-0.6)
        public static let light = Weight(-0.4)
        public static let regular = Weight(0)
        public static let medium = Weight(0.23)
        public static let semibold = Weight(0.3)
        public static let bold = Weight(0.4)
        public static let heavy = Weight(0.56)
        public static let black = Weight(0.62)

        public let rawValue: CGFloat

        public init(rawValue: CGFloat) {
            self.rawValue = rawValue
        }

        public init(_ rawValue: CGFloat) {
            self.rawValue = rawValue
        }

        /// The weight as in CSS, from 100 to 900.
        package var css: Int {
            let steps: [Weight] = [.ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black]
            let closest = steps.indices.min { abs(steps[$0].rawValue - rawValue) < abs(steps[$1].rawValue - rawValue) }
            return ((closest ?? 3) + 1) * 100
        }
    }

    public static let systemFontSize: CGFloat = 14
    public static let labelFontSize: CGFloat = 17
    public static let buttonFontSize: CGFloat = 18
    public static let smallSystemFontSize: CGFloat = 12

    private let mark = FoundationMark()
    public let pointSize: CGFloat
    public let fontName: String
    package let weight: Weight
    package let isItalic: Bool
    /// The scaling with the text size; `nil` for a fixed size.
    package let scaling: Scaling?

    init(name: String, pointSize: CGFloat, weight: Weight, isItalic: Bool = false, scaling: Scaling? = nil) {
        fontName = name
        self.pointSize = pointSize
        self.weight = weight
        self.isItalic = isItalic
        self.scaling = scaling
        super.init()
    }

    /// Accepts every name. The page shows the system font.
    public convenience init?(name fontName: String, size fontSize: CGFloat) {
        if fontName.isEmpty { return nil }
        self.init(name: fontName, pointSize: fontSize, weight: fontName.hasSuffix("Bold") ? .bold : .regular)
    }

    public convenience init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
        self.init(
            name: descriptor.name, pointSize: pointSize == 0 ? descriptor.pointSize : pointSize,
            weight: descriptor.symbolicTraits.contains(.traitBold) ? .bold : descriptor.weight,
            isItalic: descriptor.symbolicTraits.contains(.traitItalic))
    }

    open var familyName: String { fontName }
    open var fontDescriptor: UIFontDescriptor {
        UIFontDescriptor(name: fontName, size: pointSize, weight: weight, traits: isItalic ? .traitItalic : [])
    }
    open var lineHeight: CGFloat { pointSize * 1.2 }
    open var ascender: CGFloat { pointSize * 0.95 }
    open var descender: CGFloat { pointSize * -0.25 }
    open var capHeight: CGFloat { pointSize * 0.7 }

    open func withSize(_ fontSize: CGFloat) -> UIFont {
        UIFont(name: fontName, pointSize: fontSize, weight: weight, isItalic: isItalic)
    }

    open class func systemFont(ofSize fontSize: CGFloat) -> UIFont {
        systemFont(ofSize: fontSize, weight: .regular)
    }

    open class func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
        UIFont(name: ".SFUI", pointSize: fontSize, weight: weight)
    }

    open class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
        systemFont(ofSize: fontSize, weight: .bold)
    }

    open class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
        UIFont(name: ".SFUI", pointSize: fontSize, weight: .regular, isItalic: true)
    }

    open class func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
        UIFont(name: ".SFMono", pointSize: fontSize, weight: weight)
    }

    open class func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
        systemFont(ofSize: fontSize, weight: weight)
    }

    open class func preferredFont(forTextStyle style: TextStyle) -> UIFont {
        preferredFont(forTextStyle: style, compatibleWith: nil)
    }

    open class func preferredFont(
        forTextStyle style: TextStyle, compatibleWith traitCollection: UITraitCollection?
    ) -> UIFont {
        let category = traitCollection?.preferredContentSizeCategory ?? .current
        return UIFont(
            name: ".SFUI", pointSize: style.pointSize(at: category), weight: style == .headline ? .semibold : .regular,
            scaling: Scaling(style: style, base: style.pointSize(at: .large)))
    }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIFont else { return false }
        return fontName == other.fontName && pointSize == other.pointSize && weight == other.weight
            && isItalic == other.isItalic
    }

    open override var hash: Int { pointSize.hashValue }
}
