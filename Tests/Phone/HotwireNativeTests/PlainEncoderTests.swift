import Foundation
import Testing

@testable import HotwireNative

struct PlainEncoderTests {
    @Test func `ten thousand random values have the members that Foundation writes`() throws {
        var random = Random(seed: 1)
        var plain = 0
        for _ in 0..<10_000 {
            let value = Value.random(depth: 0, of: &random)
            guard let text = JSONEncoder().plainText(of: value) else { continue }
            plain += 1
            let foundations = try JSONEncoder().encode(value)
            #expect(try sorted(text) == sorted([UInt8](foundations)), "\(value)")
        }
        #expect(plain > 9000)
    }

    @Test func `objects with one member have the bytes that Foundation writes`() throws {
        var random = Random(seed: 2)
        for _ in 0..<10_000 {
            let value = Value.random(depth: 0, members: 1, of: &random)
            guard let text = JSONEncoder().plainText(of: value) else { continue }
            #expect(String(decoding: text, as: UTF8.self) == String(decoding: try JSONEncoder().encode(value), as: UTF8.self))
        }
    }

    @Test func `every character is written as Foundation writes it`() throws {
        let scalars = Array(0...0x2FFF) + [0xFEFF, 0xFFFD, 0xFFFF, 0x1F600, 0x10FFFF]
        for start in stride(from: 0, to: scalars.count, by: 64) {
            let text = String(String.UnicodeScalarView(scalars[start..<min(start + 64, scalars.count)].compactMap { Unicode.Scalar(UInt32($0)) }))
            #expect(JSONEncoder().plainText(of: [text]) == [UInt8](try JSONEncoder().encode([text])))
            #expect(JSONEncoder().plainText(of: [text: text]) == [UInt8](try JSONEncoder().encode([text: text])))
        }
    }

    @Test(
        arguments: [
            { $0.outputFormatting = .sortedKeys }, { $0.outputFormatting = .prettyPrinted }, { $0.outputFormatting = .withoutEscapingSlashes },
            { $0.keyEncodingStrategy = .convertToSnakeCase }, { $0.keyEncodingStrategy = .custom { $0[0] } },
            { $0.dateEncodingStrategy = .iso8601 }, { $0.dateEncodingStrategy = .secondsSince1970 },
            { $0.dataEncodingStrategy = .deferredToData },
            { $0.nonConformingFloatEncodingStrategy = .convertToString(positiveInfinity: "a", negativeInfinity: "b", nan: "c") },
            { $0.userInfo[CodingUserInfoKey(rawValue: "a")!] = 1 },
        ] as [@Sendable (JSONEncoder) -> Void])
    func `a changed encoder is Foundation's`(change: @Sendable (JSONEncoder) -> Void) {
        let encoder = JSONEncoder()
        #expect(encoder.plainText(of: ["a": 1]) != nil)
        change(encoder)
        #expect(encoder.plainText(of: ["a": 1]) == nil)
    }

    @Test func `an encoder of another class is Foundation's`() {
        final class OwnEncoder: JSONEncoder, @unchecked Sendable {}
        #expect(OwnEncoder().plainText(of: ["a": 1]) == nil)
    }

    @Test(
        arguments: [
            URL(string: "https://example.com/a")!, Data([1, 2, 3]), Decimal(string: "1.25")!, [URL(string: "https://example.com/a")],
            ["a": Decimal(2)], Double.nan, [Float.infinity], Twice(), OutOfTurn(), Parts(), Nothing(), Failing(), ["a": Nothing()],
            Dictionary(uniqueKeysWithValues: (0..<100).map { ("\($0)", $0) }), Nested(depth: 200),
        ] as [any Encodable & Sendable])
    func `what is not plain is Foundation's`(value: any Encodable & Sendable) {
        #expect(JSONEncoder().plainText(of: value) == nil)
    }

    @Test func `a value that looks at its path finds the one that Foundation has`() throws {
        let value = ["a": [Placed(), Placed()]]
        #expect(JSONEncoder().plainText(of: value) == [UInt8](try JSONEncoder().encode(value)))
    }
}

/// The text with the members of each object in order; scalars keep their bytes.
private func sorted(_ text: [UInt8]) throws -> String {
    try canonical(try JSONSerialization.jsonObject(with: Data(text), options: .fragmentsAllowed))
}

private func canonical(_ value: Any) throws -> String {
    String(decoding: try JSONSerialization.data(withJSONObject: value, options: [.sortedKeys, .fragmentsAllowed]), as: UTF8.self)
}

private struct Random: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) { state = seed }

    mutating func next() -> UInt64 {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return (state ^ (state >> 29)) &* 0x9E37_79B9_7F4A_7C15
    }
}

/// A value of any kind that apps reply with.
private indirect enum Value: Encodable {
    case null
    case bool(Bool)
    case int(Int)
    case small(Int8)
    case large(UInt64)
    case double(Double)
    case float(Float)
    case string(String)
    case date(Date)
    case array([Value])
    case dictionary([String: Value])
    case numbered([Int: Value])
    case record(Record)

    struct Record: Encodable {
        var name: String
        var count: Int?
        var inner: Value?
        var list: [String]?
    }

    static func random(depth: Int, members: Int = 6, of random: inout Random) -> Value {
        let texts = ["", "a", "ä/\"\\\n", "\u{1F600}", "long enough to need memory of its own", "\u{0}\u{1F}\u{7F}", "1", "name"]
        func text() -> String { texts.randomElement(using: &random)! + (Bool.random(using: &random) ? "" : texts.randomElement(using: &random)!) }
        func next() -> Value { .random(depth: depth + 1, members: members, of: &random) }
        let numbers: [Double] = [0, -0.0, 1, 1.5, 0.1, 1e16, 1e-7, 123_456_789.125, 1e300, .leastNonzeroMagnitude, .greatestFiniteMagnitude, -3]
        switch Int.random(in: 0..<(depth > 3 ? 9 : 13), using: &random) {
        case 0: return .null
        case 1: return .bool(.random(using: &random))
        case 2: return .int(Bool.random(using: &random) ? .random(in: -100...100, using: &random) : .random(in: .min ... .max, using: &random))
        case 3: return .small(.random(in: .min ... .max, using: &random))
        case 4: return .large(.random(in: .min ... .max, using: &random))
        case 5: return .double(Bool.random(using: &random) ? numbers.randomElement(using: &random)! : .random(in: -1e6...1e6, using: &random))
        case 6: return .float(.random(in: -1000...1000, using: &random))
        case 7: return .string(text())
        case 8: return .date(Date(timeIntervalSinceReferenceDate: .random(in: 0...1e9, using: &random)))
        case 9: return .array((0..<Int.random(in: 0...4, using: &random)).map { _ in next() })
        case 10:
            let pairs = (0..<Int.random(in: 0...members, using: &random)).map { _ in (text(), next()) }
            return .dictionary(Dictionary(pairs) { first, _ in first })
        case 11:
            let pairs = (0..<Int.random(in: 0...members, using: &random)).map { ($0, next()) }
            return .numbered(Dictionary(pairs) { first, _ in first })
        default:
            // A record has several members.
            guard members > 1 else { return .string(text()) }
            return .record(
                Record(
                    name: text(), count: Bool.random(using: &random) ? nil : 3, inner: Bool.random(using: &random) ? nil : next(),
                    list: Bool.random(using: &random) ? nil : [text(), text()]))
        }
    }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        switch self {
        case .null: try container.encodeNil()
        case .bool(let value): try container.encode(value)
        case .int(let value): try container.encode(value)
        case .small(let value): try container.encode(value)
        case .large(let value): try container.encode(value)
        case .double(let value): try container.encode(value)
        case .float(let value): try container.encode(value)
        case .string(let value): try container.encode(value)
        case .date(let value): try container.encode(value)
        case .array(let value): try container.encode(value)
        case .dictionary(let value): try container.encode(value)
        case .numbered(let value): try container.encode(value)
        case .record(let value): try container.encode(value)
        }
    }
}

private enum Key: CodingKey { case a, b }

/// Writes one key twice.
private struct Twice: Encodable {
    func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: Key.self)
        try container.encode(1, forKey: .a)
        try container.encode(2, forKey: .a)
    }
}

/// Writes into an outer container while an inner one is open.
private struct OutOfTurn: Encodable {
    func encode(to encoder: any Encoder) throws {
        var outer = encoder.container(keyedBy: Key.self)
        var inner = outer.nestedUnkeyedContainer(forKey: .a)
        try outer.encode(1, forKey: .b)
        try inner.encode(2)
    }
}

/// Writes its parts as a subclass does with its superclass.
private struct Parts: Encodable {
    func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: Key.self)
        try container.encode(1, forKey: .a)
        try Placed().encode(to: container.superEncoder())
    }
}

private struct Nothing: Encodable {
    func encode(to encoder: any Encoder) {}
}

private struct Failing: Encodable {
    func encode(to encoder: any Encoder) throws { throw CancellationError() }
}

private struct Nested: Encodable {
    let depth: Int

    func encode(to encoder: any Encoder) throws {
        var container = encoder.unkeyedContainer()
        if depth > 0 { try container.encode(Nested(depth: depth - 1)) }
    }
}

private struct Placed: Encodable {
    func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(encoder.codingPath.map { "\($0.stringValue) \($0.intValue ?? -1)" })
    }
}
