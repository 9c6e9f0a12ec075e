import ViaductProtocol

/// An expression in generated Swift, with its type.
struct SwiftValue {
    let code: String
    let shape: StubShape
    let isOptional: Bool

    init(_ code: String, _ shape: StubShape, isOptional: Bool = false) {
        (self.code, self.shape, self.isOptional) = (code, shape, isOptional)
    }

    static let null = SwiftValue("JSON.null", .any)

    /// A constant.
    init(_ value: JSONValue) {
        if let text = value.string {
            self.init(text.swiftLiteral, .text)
        } else if let literal = Self.scalar(value.json) {
            self = literal
        } else {
            self.init(SwiftJSON.constant(value), .any)
        }
    }

    private static func scalar(_ json: String) -> SwiftValue? {
        switch json {
        case "true", "false": SwiftValue(json, .flag)
        case "null": nil
        default: Int(json).map { SwiftValue(String($0), .whole) } ?? Double(json).map { SwiftValue($0.description, .number) }
        }
    }

    /// A member, or an element.
    func member(_ key: String, named name: (String) -> String) -> SwiftValue {
        switch shape {
        case .object:
            guard let member = shape.member(key) else { return .null }
            return SwiftValue("\(chained).\(name(key))", member.shape, isOptional: isOptional || member.isOptional)
        case .list(let element):
            guard let index = Int(key), index >= 0 else { return .null }
            return SwiftValue("\(chained).\(index == 0 ? "first" : "dropFirst(\(index)).first")", element, isOptional: true)
        case .any: return SwiftValue("\(chained)[\(key.swiftLiteral)]", .any, isOptional: true)
        case .text, .whole, .number, .flag: return .null
        }
    }

    var chained: String { isOptional ? "\(code)?" : code }

    // MARK: As text

    /// An expression of type `String`.
    var text: String {
        switch shape {
        case .text: return isOptional ? "\(code) ?? \"\"" : code
        case .any, .list, .object: return isOptional ? "\(code)?.text ?? \"\"" : "\(code).text"
        case .number:
            return isOptional ? "\(code).map { NSNumber(value: $0).stringValue } ?? \"\"" : "NSNumber(value: \(code)).stringValue"
        case .whole, .flag: return isOptional ? "\(code).map { \"\\($0)\" } ?? \"\"" : "\"\\(\(code))\""
        }
    }

    /// The inside of a string's `\(…)`.
    var interpolated: String { !isOptional && [.whole, .flag].contains(shape) ? code : text }

    // MARK: As JSON

    /// An expression of type `JSON`.
    var json: String {
        let optional = isOptional ? "\(code).map" : ""
        switch shape {
        case .any, .list, .object: return isOptional ? "\(code) ?? .null" : code
        case .text: return isOptional ? "\(optional) { .string($0) } ?? .null" : ".string(\(code))"
        case .whole: return isOptional ? "\(optional) { .number(Double($0)) } ?? .null" : ".number(Double(\(code)))"
        case .number: return isOptional ? "\(optional) { .number($0) } ?? .null" : ".number(\(code))"
        case .flag: return isOptional ? "\(optional) { .bool($0) } ?? .null" : ".bool(\(code))"
        }
    }

    /// An expression of the type `JSON`, or of the value's own.
    var encodable: SwiftValue { shape.isScalar && !isOptional ? self : isList ? self : SwiftValue(json, .any) }

    private var isList: Bool { if case .list = shape { !isOptional } else { false } }
}

extension StubShape {
    /// The name of the type, for all that need no type of their own.
    var swiftType: String {
        switch self {
        case .any, .object: "JSON"
        case .text: "String"
        case .whole: "Int"
        case .number: "Double"
        case .flag: "Bool"
        case .list(let element): "[\(element.swiftType)]"
        }
    }
}

extension String {
    var indented: String {
        split(separator: "\n", omittingEmptySubsequences: false).map { $0.isEmpty ? "" : "    \($0)" }.joined(separator: "\n")
    }

    /// A string literal of Swift.
    var swiftLiteral: String {
        "\""
            + unicodeScalars.map { scalar in
                switch scalar {
                case "\"": "\\\""
                case "\\": "\\\\"
                case "\n": "\\n"
                case _ where scalar.isMisleading: "\\u{\(String(scalar.value, radix: 16))}"
                default: String(scalar)
                }
            }.joined() + "\""
    }

    /// The same with backslashes as they are, where that is shorter.
    var rawSwiftLiteral: String {
        let isPlain = !contains("\"#") && !contains("\\#") && !unicodeScalars.contains { $0 == "\n" || $0.isMisleading }
        return contains("\\") && isPlain ? "#\"\(self)\"#" : swiftLiteral
    }
}
