@_exported public import Foundation

/// A log. Its lines go to the same place as UIKit's.
public struct Logger: Sendable {
    private let category: String

    public init(subsystem: String, category: String) {
        self.category = category
    }

    public init() {
        category = "app"
    }

    public init(_ logObj: OSLog) {
        category = logObj.category
    }

    public func log(_ message: OSLogMessage) { write(message) }
    public func log(level: OSLogType, _ message: OSLogMessage) { write(message) }
    public func trace(_ message: OSLogMessage) { write(message) }
    public func debug(_ message: OSLogMessage) { write(message) }
    public func info(_ message: OSLogMessage) { write(message) }
    public func notice(_ message: OSLogMessage) { write(message) }
    public func warning(_ message: OSLogMessage) { write(message) }
    public func error(_ message: OSLogMessage) { write(message) }
    public func fault(_ message: OSLogMessage) { write(message) }
    public func critical(_ message: OSLogMessage) { write(message) }

    private func write(_ message: OSLogMessage) {
        FileHandle.standardError.write(Data("[\(category)] \(message.text)\n".utf8))
    }
}

/// A log line. Values that iOS would redact are shown here.
public struct OSLogMessage: ExpressibleByStringInterpolation, Sendable {
    let text: String

    public init(stringLiteral value: String) {
        text = value
    }

    public init(stringInterpolation: StringInterpolation) {
        text = stringInterpolation.text
    }

    public struct StringInterpolation: StringInterpolationProtocol {
        var text = ""

        public init(literalCapacity: Int, interpolationCount: Int) {}

        public mutating func appendLiteral(_ literal: String) {
            text += literal
        }

        public mutating func appendInterpolation<Value>(
            _ value: @autoclosure () -> Value, privacy: OSLogPrivacy = .auto
        ) {
            text += "\(value())"
        }

        public mutating func appendInterpolation<Value>(
            _ value: @autoclosure () -> Value, format: OSLogFloatFormatting, privacy: OSLogPrivacy = .auto
        ) where Value: BinaryFloatingPoint {
            text += format.text(of: Double(value()))
        }
    }
}

public enum OSLogPrivacy: Sendable {
    public enum Mask: Sendable {
        case hash, none
    }

    case auto
    case `public`
    case `private`
    case sensitive

    public static func `private`(mask: Mask) -> OSLogPrivacy { .private }
    public static func sensitive(mask: Mask) -> OSLogPrivacy { .sensitive }
    public static func auto(mask: Mask) -> OSLogPrivacy { .auto }
}

public struct OSLogFloatFormatting: Sendable {
    private let digits: Int?

    public static let fixed = OSLogFloatFormatting(digits: nil)

    public static func fixed(precision: Int) -> OSLogFloatFormatting { OSLogFloatFormatting(digits: precision) }

    func text(of number: Double) -> String {
        digits.map { String(format: "%.\($0)f", number) } ?? String(number)
    }
}
