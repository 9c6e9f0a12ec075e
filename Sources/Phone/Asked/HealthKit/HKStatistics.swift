public import Foundation

public struct HKStatisticsOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let separateBySource = HKStatisticsOptions(rawValue: 1 << 0)
    public static let discreteAverage = HKStatisticsOptions(rawValue: 1 << 1)
    public static let discreteMin = HKStatisticsOptions(rawValue: 1 << 2)
    public static let discreteMax = HKStatisticsOptions(rawValue: 1 << 3)
    public static let cumulativeSum = HKStatisticsOptions(rawValue: 1 << 4)
    public static let mostRecent = HKStatisticsOptions(rawValue: 1 << 5)
    public static let duration = HKStatisticsOptions(rawValue: 1 << 6)
}

open class HKStatistics: NSObject, @unchecked Sendable {
    open var startDate: Date { .distantPast }
    open var endDate: Date { .distantPast }
    open func sumQuantity() -> HKQuantity? { nil }
    open func averageQuantity() -> HKQuantity? { nil }
    open func minimumQuantity() -> HKQuantity? { nil }
    open func maximumQuantity() -> HKQuantity? { nil }
    open func mostRecentQuantity() -> HKQuantity? { nil }
}

open class HKStatisticsCollection: NSObject, @unchecked Sendable {
    open func statistics() -> [HKStatistics] { [] }
    open func statistics(for date: Date) -> HKStatistics? { nil }
    open func enumerateStatistics(
        from startDate: Date, to endDate: Date,
        with block: @escaping (HKStatistics, UnsafeMutablePointer<Bool>) -> Void
    ) {}
}
