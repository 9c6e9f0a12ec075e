/// A slider for a number in a range.
public struct Slider<Label: View, ValueLabel: View>: PrimitiveView {
    let value: Binding<Double>
    let bounds: ClosedRange<Double>
    let step: Double?
    let label: Label
    let ends: (ValueLabel, ValueLabel)?
    let editing: (Bool) -> Void

    func render(in context: RenderContext) -> [UIView] {
        let change = context.action("change") { (number: Float) in
            let raw = Double(number)
            value.wrappedValue =
                step.map { bounds.lowerBound + (($0 > 0 ? ((raw - bounds.lowerBound) / $0).rounded() * $0 : raw - bounds.lowerBound)) } ?? raw
            editing(false)
        }
        let slider = context.view { () -> UISlider in
            let slider = UISlider()
            slider.addAction(
                UIAction { action in (action.sender as? UISlider).map { change($0.value) } }, for: .valueChanged)
            return slider
        }
        slider.minimumValue = Float(bounds.lowerBound)
        slider.maximumValue = Float(bounds.upperBound)
        if slider.value != Float(value.wrappedValue) { slider.value = Float(value.wrappedValue) }
        slider.isEnabled = context.environment.isEnabled
        slider.minimumTrackTintColor = context.environment.tint?.uiColor
        slider.accessibilityLabel = label.rendered(in: context, at: "label").text
        guard let ends else { return [slider] }
        let (minimum, maximum) = (ends.0.rendered(in: context, at: "minimum"), ends.1.rendered(in: context, at: "maximum"))
        if minimum.isEmpty, maximum.isEmpty { return [slider] }
        let row = context.child("ends", UIStackView.self).view { UIStackView() }
        row.show(minimum + [slider] + maximum, axis: .horizontal, spacing: 8, alignment: .center)
        return [row]
    }
}

extension Slider where Label == EmptyView, ValueLabel == EmptyView {
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1, onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(
            value: value.double, bounds: Double(bounds.lowerBound)...Double(bounds.upperBound), step: nil,
            label: EmptyView(), ends: nil, editing: onEditingChanged)
    }

    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V, onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(
            value: value.double, bounds: Double(bounds.lowerBound)...Double(bounds.upperBound), step: Double(step),
            label: EmptyView(), ends: nil, editing: onEditingChanged)
    }
}

extension Slider where ValueLabel == EmptyView {
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(
            value: value.double, bounds: Double(bounds.lowerBound)...Double(bounds.upperBound), step: nil,
            label: label(), ends: nil, editing: onEditingChanged)
    }
}

extension Slider {
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
        @ViewBuilder minimumValueLabel: () -> ValueLabel, @ViewBuilder maximumValueLabel: () -> ValueLabel,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(
            value: value.double, bounds: Double(bounds.lowerBound)...Double(bounds.upperBound), step: nil,
            label: label(), ends: (minimumValueLabel(), maximumValueLabel()), editing: onEditingChanged)
    }
}

extension Binding where Value: BinaryFloatingPoint {
    fileprivate var double: Binding<Double> {
        Binding<Double>(get: { Double(wrappedValue) }, set: { wrappedValue = Value($0) })
    }
}
