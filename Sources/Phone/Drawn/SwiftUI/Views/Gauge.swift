/// A gauge of a value within a range.
public struct Gauge<Label: View>: View {
    private let fraction: Double
    private let label: Label

    public init<V: BinaryFloatingPoint>(
        value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label
    ) {
        fraction = Double((value - bounds.lowerBound) / max(bounds.upperBound - bounds.lowerBound, .leastNonzeroMagnitude))
        self.label = label()
    }

    public init<V: BinaryFloatingPoint, Current: View>(
        value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> Current
    ) {
        self.init(value: value, in: bounds, label: label)
    }

    public var body: some View { ProgressView(value: fraction) { label } }
}

public struct GaugeStyle: Sendable {
    public static let automatic = GaugeStyle()
    public static let linearCapacity = GaugeStyle()
    public static let accessoryLinear = GaugeStyle()
    public static let accessoryLinearCapacity = GaugeStyle()
    public static let accessoryCircular = GaugeStyle()
    public static let accessoryCircularCapacity = GaugeStyle()
}

@available(*, deprecated, message: "no effect")
extension View {
    public func gaugeStyle(_ style: GaugeStyle) -> some View { inert() }
}
