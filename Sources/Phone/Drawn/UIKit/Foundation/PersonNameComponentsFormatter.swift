public import Foundation

/// Formats a name. Linux's Foundation has the class without an implementation.
open class PersonNameComponentsFormatter: Formatter, @unchecked Sendable {
    public enum Style: Int, Sendable {
        case `default` = 0
        case short, medium, long, abbreviated
    }

    public struct Options: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let phonetic = Options(rawValue: 1 << 1)
    }

    open var style = Style.default
    @available(*, deprecated, message: "no effect") open var isPhonetic = false { didSet { inert(self) } }

    public override init() { super.init() }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    open func string(from components: PersonNameComponents) -> String {
        Self.localizedString(from: components, style: style)
    }

    open class func localizedString(
        from components: PersonNameComponents, style nameFormatStyle: Style, options nameOptions: Options = []
    ) -> String {
        let (given, family) = (components.givenName, components.familyName)
        let parts: [String?] =
            switch nameFormatStyle {
            case .abbreviated: [[given, family].compactMap { $0?.first.map(String.init) }.joined()]
            case .short: [components.nickname ?? given ?? family]
            case .default, .medium: [given, family]
            case .long: [components.namePrefix, given, components.middleName, family, components.nameSuffix]
            }
        return parts.compactMap { $0 }.filter { !$0.isEmpty }.joined(separator: " ")
    }

    open override func string(for obj: Any?) -> String? { (obj as? PersonNameComponents).map(string) }

    open func personNameComponents(from string: String) -> PersonNameComponents? {
        let words = string.split(separator: " ").map(String.init)
        var components = PersonNameComponents()
        components.givenName = words.first
        if words.count > 1 { components.familyName = words.last }
        return words.isEmpty ? nil : components
    }
}
