internal import Foundation

/// A log, whose lines go where those of UIKit go.
public struct Logger: Sendable {
    private let category: String

    public init(subsystem: String, category: String) {
        self.category = category
    }

    public init() {
        category = "app"
    }

    public func log(_ message: OSLogMessage) { write(message) }
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

/// A line with values that iOS would hide from its log; here they are shown.
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
    }
}

public enum OSLogPrivacy: Sendable {
    case auto
    case `public`
    case `private`
    case sensitive
}
