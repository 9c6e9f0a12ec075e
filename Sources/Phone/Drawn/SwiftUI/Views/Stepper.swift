/// Two buttons that increase and decrease a value.
public struct Stepper<Label: View>: PrimitiveView {
    let label: Label
    let increment: (() -> Void)?
    let decrement: (() -> Void)?

    public init(
        @ViewBuilder label: () -> Label, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.label = label()
        increment = onIncrement
        decrement = onDecrement
    }

    public init<V: Strideable>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(
            label: label,
            onIncrement: value.wrappedValue < bounds.upperBound
                ? { value.wrappedValue = min(bounds.upperBound, value.wrappedValue.advanced(by: step)) } : nil,
            onDecrement: value.wrappedValue > bounds.lowerBound
                ? { value.wrappedValue = max(bounds.lowerBound, value.wrappedValue.advanced(by: -step)) } : nil)
    }

    public init<V: Strideable>(
        value: Binding<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(
            label: label, onIncrement: { value.wrappedValue = value.wrappedValue.advanced(by: step) },
            onDecrement: { value.wrappedValue = value.wrappedValue.advanced(by: -step) })
    }

    func render(in context: RenderContext) -> [UIView] {
        let label = context.environment.hidesLabels ? [] : label.rendered(in: context, at: "label")
        let (increment, decrement) = (increment, decrement)
        let change = context.action("change") { (isUp: Bool) in
            if isUp { increment?() } else { decrement?() }
        }
        let stepper = context.child("stepper", UIStepper.self).view { () -> UIStepper in
            let stepper = UIStepper()
            stepper.minimumValue = -1
            stepper.maximumValue = 1
            stepper.addAction(
                UIAction { action in
                    guard let stepper = action.sender as? UIStepper, stepper.value != 0 else { return }
                    let isUp = stepper.value > 0
                    stepper.value = 0
                    change(isUp)
                }, for: .valueChanged)
            return stepper
        }
        stepper.minimumValue = decrement == nil ? 0 : -1
        stepper.maximumValue = increment == nil ? 0 : 1
        stepper.isEnabled = context.environment.isEnabled
        stepper.accessibilityLabel = label.text
        return label.isEmpty ? [stepper] : [context.labeled(label, by: stepper)]
    }
}

extension Stepper where Label == Text {
    public init<V: Strideable>(
        _ titleKey: LocalizedStringKey, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(value: value, in: bounds, step: step, label: { Text(titleKey) })
    }

    @_disfavoredOverload
    public init<S: StringProtocol, V: Strideable>(
        _ title: S, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(value: value, in: bounds, step: step, label: { Text(title) })
    }

    public init<V: Strideable>(
        _ titleKey: LocalizedStringKey, value: Binding<V>, step: V.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(value: value, step: step, label: { Text(titleKey) })
    }

    public init(
        _ titleKey: LocalizedStringKey, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(label: { Text(titleKey) }, onIncrement: onIncrement, onDecrement: onDecrement)
    }
}
