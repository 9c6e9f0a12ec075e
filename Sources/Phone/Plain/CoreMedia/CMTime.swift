@_exported public import Foundation

/// A media time, as a fraction.
public struct CMTime: Hashable, Comparable, Sendable {
    public var value: CMTimeValue
    public var timescale: CMTimeScale
    public var flags = CMTimeFlags.valid
    public var epoch: CMTimeEpoch = 0

    public static let zero = CMTime(value: 0, timescale: 1)
    public static let invalid = CMTime()
    public static let indefinite = CMTime(flags: [.valid, .indefinite])
    public static let positiveInfinity = CMTime(flags: [.valid, .positiveInfinity])
    public static let negativeInfinity = CMTime(flags: [.valid, .negativeInfinity])

    public init() {
        self.init(flags: [])
    }

    public init(value: CMTimeValue, timescale: CMTimeScale) {
        (self.value, self.timescale) = (value, timescale)
    }

    public init(seconds: Double, preferredTimescale: CMTimeScale) {
        let value = (seconds * Double(preferredTimescale)).rounded()
        self.init(value: CMTimeValue(exactly: value) ?? 0, timescale: preferredTimescale)
    }

    private init(flags: CMTimeFlags) {
        (value, timescale, self.flags) = (0, 0, flags)
    }

    public var seconds: Double {
        if flags.contains(.positiveInfinity) { return .infinity }
        if flags.contains(.negativeInfinity) { return -.infinity }
        return timescale == 0 ? .nan : Double(value) / Double(timescale)
    }

    public var isValid: Bool { flags.contains(.valid) }
    public var isIndefinite: Bool { flags.contains(.indefinite) }
    public var isNumeric: Bool { flags == .valid }
    public var isPositiveInfinity: Bool { flags.contains(.positiveInfinity) }
    public var isNegativeInfinity: Bool { flags.contains(.negativeInfinity) }

    public func convertScale(_ newTimescale: CMTimeScale, method: CMTimeRoundingMethod) -> CMTime {
        CMTime(seconds: seconds, preferredTimescale: newTimescale)
    }

    public static func < (one: CMTime, other: CMTime) -> Bool { one.seconds < other.seconds }
    public static func + (one: CMTime, other: CMTime) -> CMTime { one.combined(with: other, +) }
    public static func - (one: CMTime, other: CMTime) -> CMTime { one.combined(with: other, -) }

    private func combined(with other: CMTime, _ operation: (Double, Double) -> Double) -> CMTime {
        CMTime(seconds: operation(seconds, other.seconds), preferredTimescale: max(timescale, other.timescale))
    }
}

public typealias CMTimeValue = Int64
public typealias CMTimeScale = Int32
public typealias CMTimeEpoch = Int64

public struct CMTimeFlags: OptionSet, Hashable, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) {
        self.rawValue = rawValue
    }

    public static let valid = CMTimeFlags(rawValue: 1 << 0)
    public static let hasBeenRounded = CMTimeFlags(rawValue: 1 << 1)
    public static let positiveInfinity = CMTimeFlags(rawValue: 1 << 2)
    public static let negativeInfinity = CMTimeFlags(rawValue: 1 << 3)
    public static let indefinite = CMTimeFlags(rawValue: 1 << 4)
}

public enum CMTimeRoundingMethod: UInt32, Sendable {
    case roundHalfAwayFromZero = 1
    case roundTowardZero, roundAwayFromZero, quickTime, roundTowardPositiveInfinity, roundTowardNegativeInfinity
    public static let `default` = CMTimeRoundingMethod.roundHalfAwayFromZero
}

public func CMTimeGetSeconds(_ time: CMTime) -> Double { time.seconds }
public func CMTimeMake(value: Int64, timescale: Int32) -> CMTime { CMTime(value: value, timescale: timescale) }
public func CMTimeMakeWithSeconds(_ seconds: Double, preferredTimescale: Int32) -> CMTime {
    CMTime(seconds: seconds, preferredTimescale: preferredTimescale)
}
public func CMTimeAdd(_ lhs: CMTime, _ rhs: CMTime) -> CMTime { lhs + rhs }
public func CMTimeSubtract(_ lhs: CMTime, _ rhs: CMTime) -> CMTime { lhs - rhs }
public func CMTimeCompare(_ time1: CMTime, _ time2: CMTime) -> Int32 { time1 < time2 ? -1 : time1 == time2 ? 0 : 1 }

/// A range of media time.
public struct CMTimeRange: Hashable, Sendable {
    public var start: CMTime
    public var duration: CMTime

    public static let zero = CMTimeRange(start: .zero, duration: .zero)
    public static let invalid = CMTimeRange(start: .invalid, duration: .invalid)

    public init(start: CMTime, duration: CMTime) {
        (self.start, self.duration) = (start, duration)
    }

    public init(start: CMTime, end: CMTime) {
        self.init(start: start, duration: end - start)
    }

    public var end: CMTime { start + duration }
    public func containsTime(_ time: CMTime) -> Bool { start <= time && time < end }
}

public struct CMFormatDescription: Sendable {}
public typealias CMVideoDimensions = (width: Int32, height: Int32)
