public import Foundation

/// A unit of measurement. Units are never converted here.
open class HKUnit: NSObject, @unchecked Sendable {
    public let unitString: String

    public init(from string: String) {
        unitString = string
        super.init()
    }

    open class func count() -> HKUnit { HKUnit(from: "count") }
    open class func percent() -> HKUnit { HKUnit(from: "%") }
    open class func minute() -> HKUnit { HKUnit(from: "min") }
    open class func second() -> HKUnit { HKUnit(from: "s") }
    open class func secondUnit(with prefix: HKMetricPrefix) -> HKUnit { HKUnit(from: "\(prefix.text)s") }
    open class func hour() -> HKUnit { HKUnit(from: "hr") }
    open class func day() -> HKUnit { HKUnit(from: "d") }
    open class func gram() -> HKUnit { HKUnit(from: "g") }
    open class func gramUnit(with prefix: HKMetricPrefix) -> HKUnit { HKUnit(from: "\(prefix.text)g") }
    open class func pound() -> HKUnit { HKUnit(from: "lb") }
    open class func ounce() -> HKUnit { HKUnit(from: "oz") }
    open class func stone() -> HKUnit { HKUnit(from: "st") }
    open class func meter() -> HKUnit { HKUnit(from: "m") }
    open class func meterUnit(with prefix: HKMetricPrefix) -> HKUnit { HKUnit(from: "\(prefix.text)m") }
    open class func mile() -> HKUnit { HKUnit(from: "mi") }
    open class func foot() -> HKUnit { HKUnit(from: "ft") }
    open class func inch() -> HKUnit { HKUnit(from: "in") }
    open class func liter() -> HKUnit { HKUnit(from: "L") }
    open class func literUnit(with prefix: HKMetricPrefix) -> HKUnit { HKUnit(from: "\(prefix.text)L") }
    open class func fluidOunceUS() -> HKUnit { HKUnit(from: "fl_oz_us") }
    open class func kilocalorie() -> HKUnit { HKUnit(from: "kcal") }
    open class func largeCalorie() -> HKUnit { HKUnit(from: "Cal") }
    open class func joule() -> HKUnit { HKUnit(from: "J") }
    open class func degreeCelsius() -> HKUnit { HKUnit(from: "degC") }
    open class func degreeFahrenheit() -> HKUnit { HKUnit(from: "degF") }
    open class func millimeterOfMercury() -> HKUnit { HKUnit(from: "mmHg") }

    open func unitDivided(by unit: HKUnit) -> HKUnit { HKUnit(from: "\(unitString)/\(unit.unitString)") }
    open func unitMultiplied(by unit: HKUnit) -> HKUnit { HKUnit(from: "\(unitString)·\(unit.unitString)") }
}

public enum HKMetricPrefix: Int, Sendable {
    case none = 0
    case pico, nano, micro, milli, centi, deci, deca, hecto, kilo, mega, giga, tera

    var text: String {
        switch self {
        case .kilo: "k"
        case .milli: "m"
        case .centi: "c"
        default: ""
        }
    }
}

open class HKQuantity: NSObject, @unchecked Sendable {
    private let value: Double

    public init(unit: HKUnit, doubleValue value: Double) {
        self.value = value
        super.init()
    }

    open func doubleValue(for unit: HKUnit) -> Double { value }
    open func `is`(compatibleWith unit: HKUnit) -> Bool { true }
}
