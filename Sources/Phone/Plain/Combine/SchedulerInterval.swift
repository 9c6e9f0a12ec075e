/// A time interval, in seconds.
public struct SchedulerInterval: SchedulerTimeIntervalConvertible, Comparable, SignedNumeric, ExpressibleByFloatLiteral,
    Hashable, Sendable
{
    public var magnitude: Double { abs(timeInterval) }
    public let timeInterval: TimeInterval

    public init(_ timeInterval: TimeInterval) {
        self.timeInterval = timeInterval
    }

    /// The interval for a repeating timer, limited: one that is too large would end the process.
    var dispatched: TimeInterval { Duration.wait(seconds: timeInterval) / .seconds(1) }

    public init(integerLiteral value: Int) {
        timeInterval = Double(value)
    }

    public init(floatLiteral value: Double) {
        timeInterval = value
    }

    public init?<T: BinaryInteger>(exactly source: T) {
        timeInterval = Double(source)
    }

    public static func seconds(_ s: Int) -> SchedulerInterval { SchedulerInterval(Double(s)) }
    public static func seconds(_ s: Double) -> SchedulerInterval { SchedulerInterval(s) }
    public static func milliseconds(_ ms: Int) -> SchedulerInterval { SchedulerInterval(Double(ms) / 1e3) }
    public static func microseconds(_ us: Int) -> SchedulerInterval { SchedulerInterval(Double(us) / 1e6) }
    public static func nanoseconds(_ ns: Int) -> SchedulerInterval { SchedulerInterval(Double(ns) / 1e9) }

    public static func < (left: Self, right: Self) -> Bool { left.timeInterval < right.timeInterval }
    public static func + (left: Self, right: Self) -> Self { Self(left.timeInterval + right.timeInterval) }
    public static func - (left: Self, right: Self) -> Self { Self(left.timeInterval - right.timeInterval) }
    public static func * (left: Self, right: Self) -> Self { Self(left.timeInterval * right.timeInterval) }
    public static func *= (left: inout Self, right: Self) { left = left * right }
}

/// A point in time, in seconds since the machine started.
public struct SchedulerTime: Strideable, Hashable, Sendable {
    public typealias Stride = SchedulerInterval

    let uptime: TimeInterval

    static var now: SchedulerTime { SchedulerTime(uptime: ProcessInfo.processInfo.systemUptime) }

    public func distance(to other: SchedulerTime) -> SchedulerInterval { SchedulerInterval(other.uptime - uptime) }
    public func advanced(by n: SchedulerInterval) -> SchedulerTime { SchedulerTime(uptime: uptime + n.timeInterval) }
}
