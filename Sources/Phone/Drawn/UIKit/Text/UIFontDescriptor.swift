/// How a font is looked for.
open class UIFontDescriptor: NSObject, @unchecked Sendable {
    public struct SymbolicTraits: OptionSet, Sendable {
        public let rawValue: UInt32

        public init(rawValue: UInt32) {
            self.rawValue = rawValue
        }

        public static let traitItalic = SymbolicTraits(rawValue: 1 << 0)
        public static let traitBold = SymbolicTraits(rawValue: 1 << 1)
        public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)
    }

    public enum SystemDesign: String, Sendable {
        case `default`, rounded, serif, monospaced
    }

    public let pointSize: CGFloat
    public let symbolicTraits: SymbolicTraits
    let name: String
    let weight: UIFont.Weight

    init(name: String, size: CGFloat, weight: UIFont.Weight, traits: SymbolicTraits = []) {
        self.name = name
        pointSize = size
        self.weight = weight
        symbolicTraits = traits
        super.init()
    }

    public convenience init(name fontName: String, size: CGFloat) {
        self.init(name: fontName, size: size, weight: .regular)
    }

    open class func preferredFontDescriptor(withTextStyle style: UIFont.TextStyle) -> UIFontDescriptor {
        UIFont.preferredFont(forTextStyle: style).fontDescriptor
    }

    open func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> UIFontDescriptor? {
        UIFontDescriptor(name: name, size: pointSize, weight: weight, traits: symbolicTraits)
    }

    @available(*, deprecated, message: "no effect")
    open func withDesign(_ design: SystemDesign) -> UIFontDescriptor? { inert(self) }
    open func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor {
        UIFontDescriptor(name: name, size: newPointSize, weight: weight, traits: symbolicTraits)
    }
}
