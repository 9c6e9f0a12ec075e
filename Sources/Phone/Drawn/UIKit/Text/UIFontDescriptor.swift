/// The attributes by which a font is found.
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

    public struct AttributeName: RawRepresentable, Hashable, Sendable {
        public static let family = AttributeName(rawValue: "NSFontFamilyAttribute")
        public static let name = AttributeName(rawValue: "NSFontNameAttribute")
        public static let face = AttributeName(rawValue: "NSFontFaceAttribute")
        public static let size = AttributeName(rawValue: "NSFontSizeAttribute")
        public static let visibleName = AttributeName(rawValue: "NSFontVisibleNameAttribute")
        public static let matrix = AttributeName(rawValue: "NSFontMatrixAttribute")
        public static let characterSet = AttributeName(rawValue: "NSCTFontCharacterSetAttribute")
        public static let cascadeList = AttributeName(rawValue: "NSCTFontCascadeListAttribute")
        public static let traits = AttributeName(rawValue: "NSCTFontTraitsAttribute")
        public static let fixedAdvance = AttributeName(rawValue: "NSCTFontFixedAdvanceAttribute")
        public static let featureSettings = AttributeName(rawValue: "NSCTFontFeatureSettingsAttribute")
        public static let textStyle = AttributeName(rawValue: "NSCTFontUIUsageAttribute")

        public let rawValue: String

        public init(rawValue: String) {
            self.rawValue = rawValue
        }
    }

    public struct TraitKey: RawRepresentable, Hashable, Sendable {
        public static let symbolic = TraitKey(rawValue: "NSCTFontSymbolicTrait")
        public static let weight = TraitKey(rawValue: "NSCTFontWeightTrait")
        public static let width = TraitKey(rawValue: "NSCTFontProportionTrait")
        public static let slant = TraitKey(rawValue: "NSCTFontSlantTrait")

        public let rawValue: String

        public init(rawValue: String) {
            self.rawValue = rawValue
        }
    }

    public struct FeatureKey: RawRepresentable, Hashable, Sendable {
        public static let type = FeatureKey(rawValue: "CTFeatureTypeIdentifier")
        public static let selector = FeatureKey(rawValue: "CTFeatureSelectorIdentifier")

        public let rawValue: String

        public init(rawValue: String) {
            self.rawValue = rawValue
        }
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

    public convenience init(fontAttributes attributes: [AttributeName: Any] = [:]) {
        let made = UIFontDescriptor(name: "", size: 12, weight: .regular).addingAttributes(attributes)
        self.init(name: made.name, size: made.pointSize, weight: made.weight, traits: made.symbolicTraits)
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
    /// Size, name and traits count; other attributes have no effect.
    open func addingAttributes(_ attributes: [AttributeName: Any] = [:]) -> UIFontDescriptor {
        let traits = attributes[.traits] as? [TraitKey: Any]
        let weight = (traits?[.weight] as? UIFont.Weight) ?? (traits?[.weight] as? CGFloat).map { UIFont.Weight(rawValue: $0) }
        let symbolic = (traits?[.symbolic] as? UInt32).map { SymbolicTraits(rawValue: $0) }
        return UIFontDescriptor(
            name: attributes[.name] as? String ?? attributes[.family] as? String ?? name,
            size: (attributes[.size] as? NSNumber).map { CGFloat($0.doubleValue) } ?? attributes[.size] as? CGFloat ?? pointSize,
            weight: weight ?? self.weight, traits: symbolic ?? symbolicTraits)
    }

    open func withFamily(_ newFamily: String) -> UIFontDescriptor {
        addingAttributes([.family: newFamily])
    }

    open func withFace(_ newFace: String) -> UIFontDescriptor {
        addingAttributes([.face: newFace])
    }

    open func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor {
        UIFontDescriptor(name: name, size: newPointSize, weight: weight, traits: symbolicTraits)
    }
}
