public import Foundation

/// A piece of health data.
open class HKObject: NSObject, @unchecked Sendable {
    public let uuid = UUID()
    open var metadata: [String: Any]? { nil }
    open var sourceRevision: HKSourceRevision { HKSourceRevision() }
    open var device: HKDevice? { nil }
}

open class HKSample: HKObject, @unchecked Sendable {
    public let sampleType: HKSampleType
    public let startDate: Date
    public let endDate: Date

    init(_ type: HKSampleType, _ start: Date, _ end: Date) {
        (sampleType, startDate, endDate) = (type, start, end)
        super.init()
    }
}

open class HKQuantitySample: HKSample, @unchecked Sendable {
    public let quantity: HKQuantity
    public var quantityType: HKQuantityType { sampleType as! HKQuantityType }

    public init(
        type quantityType: HKQuantityType, quantity: HKQuantity, start startDate: Date, end endDate: Date,
        metadata: [String: Any]? = nil
    ) {
        self.quantity = quantity
        super.init(quantityType, startDate, endDate)
    }
}

open class HKCategorySample: HKSample, @unchecked Sendable {
    public let value: Int
    public var categoryType: HKCategoryType { sampleType as! HKCategoryType }

    public init(
        type: HKCategoryType, value: Int, start startDate: Date, end endDate: Date, metadata: [String: Any]? = nil
    ) {
        self.value = value
        super.init(type, startDate, endDate)
    }
}

open class HKWorkout: HKSample, @unchecked Sendable {
    open var workoutActivityType: HKWorkoutActivityType { .other }
    open var duration: TimeInterval { endDate.timeIntervalSince(startDate) }
    open var totalEnergyBurned: HKQuantity? { nil }
    open var totalDistance: HKQuantity? { nil }
    open func statistics(for quantityType: HKQuantityType) -> HKStatistics? { nil }
}

open class HKSource: NSObject, @unchecked Sendable {
    open var name: String { "" }
    open var bundleIdentifier: String { "" }
    open class func `default`() -> HKSource { HKSource() }
}

open class HKSourceRevision: NSObject, @unchecked Sendable {
    open var source: HKSource { HKSource() }
    open var productType: String? { nil }
    open var version: String? { nil }
}

open class HKDevice: NSObject, @unchecked Sendable {
    open var name: String? { nil }
    open class func local() -> HKDevice { HKDevice() }
}

public enum HKWorkoutActivityType: UInt, Sendable {
    case americanFootball = 1
    case cycling = 13
    case dance = 14
    case elliptical = 16
    case functionalStrengthTraining = 20
    case hiking = 24
    case rowing = 35
    case running = 37
    case swimming = 46
    case traditionalStrengthTraining = 50
    case walking = 52
    case yoga = 57
    case highIntensityIntervalTraining = 63
    case other = 3000

    public var commonName: String { "\(self)" }
}

public enum HKCategoryValueSleepAnalysis: Int, Sendable {
    case inBed = 0
    case asleepUnspecified, awake, asleepCore, asleepDeep, asleepREM
    public static let asleep = HKCategoryValueSleepAnalysis.asleepUnspecified
    public static let allAsleepValues: Set<HKCategoryValueSleepAnalysis> = [
        .asleepUnspecified, .asleepCore, .asleepDeep, .asleepREM,
    ]
}
