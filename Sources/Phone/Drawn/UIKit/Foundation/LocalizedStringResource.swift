/// A text that is looked up later.
public struct LocalizedStringResource: ExpressibleByStringInterpolation, Equatable, @unchecked Sendable {
    public typealias StringInterpolation = String.LocalizationValue.StringInterpolation

    private let text: LocalizedText
    private let fallback: LocalizedText?
    public let table: String?
    public var locale: Locale
    private let lookup: Bundle?

    public var key: String { text.key }

    public init(
        _ keyAndValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current, bundle: Bundle? = nil,
        comment: StaticString? = nil
    ) {
        text = keyAndValue.text
        fallback = nil
        self.table = table
        self.locale = locale
        lookup = bundle
    }

    public init(
        _ key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current,
        bundle: Bundle? = nil, comment: StaticString? = nil
    ) {
        text = LocalizedText("\(key)")
        fallback = defaultValue.text
        self.table = table
        self.locale = locale
        lookup = bundle
    }

    public init(stringLiteral value: String) {
        self.init(String.LocalizationValue(stringLiteral: value))
    }

    public init(stringInterpolation: StringInterpolation) {
        self.init(String.LocalizationValue(stringInterpolation: stringInterpolation))
    }

    var string: String { text.string(table: table, bundle: lookup, fallback: fallback) }
}
