/// A picker for a date, a time or both.
public struct DatePicker<Label: View>: PrimitiveView {
    public typealias Components = DatePickerComponents

    let selection: Binding<Date>
    let from: Date?
    let to: Date?
    let components: DatePickerComponents
    let label: Label

    func render(in context: RenderContext) -> [UIView] {
        let label = context.environment.hidesLabels ? [] : label.rendered(in: context, at: "label")
        let change = context.action("change") { selection.wrappedValue = $0 }
        let picker = context.child("picker", UIDatePicker.self).view { () -> UIDatePicker in
            let picker = UIDatePicker()
            picker.addAction(
                UIAction { action in (action.sender as? UIDatePicker).map { change($0.date) } }, for: .valueChanged)
            return picker
        }
        picker.datePickerMode = components == .date ? .date : components == .hourAndMinute ? .time : .dateAndTime
        picker.minimumDate = from
        picker.maximumDate = to
        if picker.date != selection.wrappedValue { picker.date = selection.wrappedValue }
        picker.isEnabled = context.environment.isEnabled
        picker.accessibilityLabel = label.text
        return label.isEmpty ? [picker] : [context.labeled(label, by: picker)]
    }
}

public struct DatePickerComponents: OptionSet, Sendable {
    public static let hourAndMinute = DatePickerComponents(rawValue: 1)
    public static let date = DatePickerComponents(rawValue: 2)
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
}

extension DatePicker {
    public init(
        selection: Binding<Date>, displayedComponents: Components = [.hourAndMinute, .date],
        @ViewBuilder label: () -> Label
    ) {
        self.init(selection: selection, from: nil, to: nil, components: displayedComponents, label: label())
    }

    public init(
        selection: Binding<Date>, in range: ClosedRange<Date>,
        displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
    ) {
        self.init(
            selection: selection, from: range.lowerBound, to: range.upperBound, components: displayedComponents,
            label: label())
    }
}

extension DatePicker where Label == Text {
    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) {
        self.init(selection: selection, from: nil, to: nil, components: displayedComponents, label: Text(titleKey))
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, selection: Binding<Date>, displayedComponents: Components = [.hourAndMinute, .date]
    ) {
        self.init(selection: selection, from: nil, to: nil, components: displayedComponents, label: Text(title))
    }

    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: ClosedRange<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) {
        self.init(
            selection: selection, from: range.lowerBound, to: range.upperBound, components: displayedComponents,
            label: Text(titleKey))
    }

    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) {
        self.init(
            selection: selection, from: range.lowerBound, to: nil, components: displayedComponents, label: Text(titleKey))
    }

    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) {
        self.init(
            selection: selection, from: nil, to: range.upperBound, components: displayedComponents, label: Text(titleKey))
    }
}
