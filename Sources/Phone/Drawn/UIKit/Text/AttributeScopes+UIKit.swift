extension AttributeScopes {
    public var uiKit: UIKitAttributes.Type { UIKitAttributes.self }

    /// The attributes of an `AttributedString` that UIKit draws.
    public struct UIKitAttributes: AttributeScope {
        public let font: FontAttribute
        public let foregroundColor: ForegroundColorAttribute
        public let backgroundColor: BackgroundColorAttribute
        public let strikethroughStyle: StrikethroughStyleAttribute
        public let underlineStyle: UnderlineStyleAttribute
        public let kern: KernAttribute

        public enum FontAttribute: AttributedStringKey {
            public typealias Value = UIFont
            public static let name = "NSFont"
        }

        public enum ForegroundColorAttribute: AttributedStringKey {
            public typealias Value = UIColor
            public static let name = "NSColor"
        }

        public enum BackgroundColorAttribute: AttributedStringKey {
            public typealias Value = UIColor
            public static let name = "NSBackgroundColor"
        }

        public enum StrikethroughStyleAttribute: AttributedStringKey {
            public typealias Value = NSUnderlineStyle
            public static let name = "NSStrikethrough"
        }

        public enum UnderlineStyleAttribute: AttributedStringKey {
            public typealias Value = NSUnderlineStyle
            public static let name = "NSUnderline"
        }

        public enum KernAttribute: AttributedStringKey {
            public typealias Value = CGFloat
            public static let name = "NSKern"
        }
    }
}

extension AttributeDynamicLookup {
    public subscript<Key: AttributedStringKey>(
        dynamicMember keyPath: KeyPath<AttributeScopes.UIKitAttributes, Key>
    ) -> Key {
        self[Key.self]
    }
}

extension AttributeContainer {
    /// Copies the attributes that UIKit draws.
    public init(_ dictionary: [NSAttributedString.Key: Any]) {
        self.init()
        self[AttributeScopes.UIKitAttributes.FontAttribute.self] = dictionary[.font] as? UIFont
        self[AttributeScopes.UIKitAttributes.ForegroundColorAttribute.self] = dictionary[.foregroundColor] as? UIColor
        self[AttributeScopes.UIKitAttributes.BackgroundColorAttribute.self] = dictionary[.backgroundColor] as? UIColor
    }
}

extension AttributedString {
    /// The same text, with only the attributes that UIKit draws.
    package var drawn: NSAttributedString {
        let text = NSMutableAttributedString(string: "")
        for run in runs {
            var attributes: [NSAttributedString.Key: Any] = [:]
            attributes[.font] = run[AttributeScopes.UIKitAttributes.FontAttribute.self]
            attributes[.foregroundColor] = run[AttributeScopes.UIKitAttributes.ForegroundColorAttribute.self]
            attributes[.backgroundColor] = run[AttributeScopes.UIKitAttributes.BackgroundColorAttribute.self]
            attributes[.underlineStyle] = run[AttributeScopes.UIKitAttributes.UnderlineStyleAttribute.self]?.rawValue
            attributes[.strikethroughStyle] =
                run[AttributeScopes.UIKitAttributes.StrikethroughStyleAttribute.self]?.rawValue
            text.append(NSAttributedString(string: String(characters[run.range]), attributes: attributes))
        }
        return text
    }
}
