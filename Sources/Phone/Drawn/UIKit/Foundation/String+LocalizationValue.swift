extension String {
    /// A key to look up in the app's strings files, with values to insert.
    public struct LocalizationValue: ExpressibleByStringInterpolation, Equatable, Sendable {
        let text: LocalizedText

        public init(_ value: String) {
            self.init(stringLiteral: value)
        }

        public init(stringLiteral value: String) {
            var text = LocalizedText()
            text.add(value)
            self.text = text
        }

        public init(stringInterpolation: StringInterpolation) {
            text = stringInterpolation.text
        }

        public struct StringInterpolation: StringInterpolationProtocol, Sendable {
            var text = LocalizedText()

            public init(literalCapacity: Int, interpolationCount: Int) {}

            public mutating func appendLiteral(_ literal: String) {
                text.add(literal)
            }

            public mutating func appendInterpolation<Value>(_ value: Value) {
                text.add("\(value)", specifier: value is any BinaryInteger ? "%lld" : value is any BinaryFloatingPoint ? "%lf" : "%@")
            }

            public mutating func appendInterpolation<Input, Style: FormatStyle>(_ value: Input, format: Style)
            where Style.FormatInput == Input, Style.FormatOutput == String {
                text.add(format.format(value), specifier: "%@")
            }
        }
    }

    public init(
        localized keyAndValue: LocalizationValue, table: String? = nil, bundle: Bundle? = nil, locale: Locale = .current,
        comment: StaticString? = nil
    ) {
        self = keyAndValue.text.string(table: table, bundle: bundle)
    }

    public init(
        localized key: StaticString, defaultValue: LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
        locale: Locale = .current, comment: StaticString? = nil
    ) {
        self = LocalizedText("\(key)").string(table: table, bundle: bundle, fallback: defaultValue.text)
    }

    public init(localized resource: LocalizedStringResource) {
        self = resource.string
    }
}
