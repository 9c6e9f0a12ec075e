/// A key to look up in the app's strings files.
public struct LocalizedStringKey: ExpressibleByStringInterpolation, Equatable, Sendable {
    let value: String.LocalizationValue

    public init(_ value: String) {
        self.value = String.LocalizationValue(value)
    }

    public init(stringLiteral value: String) {
        self.value = String.LocalizationValue(stringLiteral: value)
    }

    public init(stringInterpolation: StringInterpolation) {
        value = String.LocalizationValue(stringInterpolation: stringInterpolation.base)
    }

    public struct StringInterpolation: StringInterpolationProtocol, Sendable {
        var base: String.LocalizationValue.StringInterpolation

        public init(literalCapacity: Int, interpolationCount: Int) {
            base = .init(literalCapacity: literalCapacity, interpolationCount: interpolationCount)
        }

        public mutating func appendLiteral(_ literal: String) { base.appendLiteral(literal) }
        public mutating func appendInterpolation<Value>(_ value: Value) { base.appendInterpolation(value) }
        public mutating func appendInterpolation(_ text: Text) { base.appendInterpolation(text.string) }
        public mutating func appendInterpolation(_ image: Image) { base.appendInterpolation("") }

        public mutating func appendInterpolation<Value: CVarArg>(_ value: Value, specifier: String) {
            base.appendInterpolation(String(format: specifier, value))
        }

        public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
            base.appendInterpolation(style.text(of: date))
        }

        public mutating func appendInterpolation<Input, Style: FormatStyle>(_ value: Input, format: Style)
        where Style.FormatInput == Input, Style.FormatOutput == String {
            base.appendInterpolation(value, format: format)
        }
    }

    func string(bundle: Bundle? = nil, table: String? = nil) -> String {
        String(localized: value, table: table, bundle: bundle)
    }
}
