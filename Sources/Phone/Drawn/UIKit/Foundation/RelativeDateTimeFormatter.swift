public import Foundation

/// Formats a relative time, such as “2 hours ago”, in English.
open class RelativeDateTimeFormatter: Formatter, @unchecked Sendable {
    public enum DateTimeStyle: Int, Sendable {
        case numeric = 0
        case named
    }

    public enum UnitsStyle: Int, Sendable {
        case full = 0
        case spellOut, short, abbreviated
    }

    private static let units: [(Calendar.Component, name: String, short: String)] = [
        (.year, "year", "yr."), (.month, "month", "mo."), (.day, "day", "day"), (.hour, "hour", "hr."),
        (.minute, "minute", "min."), (.second, "second", "sec."),
    ]

    open var dateTimeStyle = DateTimeStyle.numeric
    open var unitsStyle = UnitsStyle.full
    @available(*, deprecated, message: "no effect") open var formattingContext = 0 { didSet { inert(self) } }
    open var calendar: Calendar! = .current
    @available(*, deprecated, message: "no effect") open var locale: Locale! = .current { didSet { inert(self) } }

    public override init() { super.init() }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    open func localizedString(for date: Date, relativeTo referenceDate: Date) -> String {
        localizedString(
            from: (calendar ?? .current).dateComponents(Set(Self.units.map(\.0)), from: referenceDate, to: date))
    }

    open func localizedString(fromTimeInterval timeInterval: TimeInterval) -> String {
        let now = Date()
        return localizedString(for: now.addingTimeInterval(timeInterval), relativeTo: now)
    }

    open func localizedString(from dateComponents: DateComponents) -> String {
        for (component, name, short) in Self.units {
            guard let value = dateComponents.value(for: component), value != 0 else { continue }
            let isShort = unitsStyle == .short || unitsStyle == .abbreviated
            let unit = isShort ? short : abs(value) == 1 ? name : "\(name)s"
            if dateTimeStyle == .named, component == .day, abs(value) == 1 {
                return value > 0 ? "tomorrow" : "yesterday"
            }
            return value > 0 ? "in \(value) \(unit)" : "\(-value) \(unit) ago"
        }
        return dateTimeStyle == .named ? "now" : "in 0 seconds"
    }

    open override func string(for obj: Any?) -> String? {
        (obj as? Date).map { localizedString(for: $0, relativeTo: Date()) }
    }
}

/// Formats a list of items, in English.
open class ListFormatter: Formatter, @unchecked Sendable {
    @available(*, deprecated, message: "no effect") open var locale: Locale! = .current { didSet { inert(self) } }
    open var itemFormatter: Formatter?

    public override init() { super.init() }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    open class func localizedString(byJoining strings: [String]) -> String {
        switch strings.count {
        case 0...2: strings.joined(separator: " and ")
        default: strings.dropLast().joined(separator: ", ") + ", and \(strings[strings.count - 1])"
        }
    }

    open func string(from items: [Any]) -> String? {
        Self.localizedString(byJoining: items.map { itemFormatter?.string(for: $0) ?? "\($0)" })
    }
}

/// Formats a measurement in its own unit.
open class MeasurementFormatter: Formatter, @unchecked Sendable {
    public struct UnitOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let providedUnit = UnitOptions(rawValue: 1 << 0)
        public static let naturalScale = UnitOptions(rawValue: 1 << 1)
        public static let temperatureWithoutUnit = UnitOptions(rawValue: 1 << 2)
    }

    public enum UnitStyle: Int, Sendable {
        case short = 1
        case medium, long
    }

    @available(*, deprecated, message: "no effect") open var unitOptions: UnitOptions = [] { didSet { inert(self) } }
    @available(*, deprecated, message: "no effect") open var unitStyle = UnitStyle.medium { didSet { inert(self) } }
    @available(*, deprecated, message: "no effect") open var locale: Locale! = .current { didSet { inert(self) } }
    open var numberFormatter = NumberFormatter()

    public override init() { super.init() }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    open func string<UnitType: Unit>(from measurement: Measurement<UnitType>) -> String {
        let number = numberFormatter.string(from: NSNumber(value: measurement.value)) ?? "\(measurement.value)"
        return "\(number) \(measurement.unit.symbol)"
    }

    open func string(from unit: Unit) -> String { unit.symbol }
}
