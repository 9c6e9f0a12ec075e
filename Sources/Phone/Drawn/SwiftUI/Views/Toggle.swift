/// A switch.
public struct Toggle<Label: View>: PrimitiveView {
    let isOn: Binding<Bool>
    let label: Label

    public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
        self.isOn = isOn
        self.label = label()
    }

    func render(in context: RenderContext) -> [UIView] {
        if let style = context.environment.toggleStyle {
            let configuration = ToggleStyleConfiguration(label: .init(view: AnyView(label)), isOn: isOn)
            return style.makeBody(configuration: configuration).rendered(in: context, at: "style")
        }
        let label = context.environment.hidesLabels ? [] : label.rendered(in: context, at: "label")
        let change = context.action("change") { isOn.wrappedValue = $0 }
        let flip = context.child("switch", UISwitch.self).view { () -> UISwitch in
            let flip = UISwitch()
            flip.addAction(
                UIAction { action in (action.sender as? UISwitch).map { change($0.isOn) } }, for: .valueChanged)
            return flip
        }
        if flip.isOn != isOn.wrappedValue { flip.isOn = isOn.wrappedValue }
        flip.isEnabled = context.environment.isEnabled
        flip.onTintColor = context.environment.tint?.uiColor
        flip.accessibilityLabel = label.text
        if label.isEmpty { return [flip] }
        return [context.labeled(label, by: flip)]
    }
}

extension Toggle where Label == Text {
    public init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) {
        self.init(isOn: isOn) { Text(titleKey) }
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, isOn: Binding<Bool>) {
        self.init(isOn: isOn) { Text(title) }
    }
}

extension Toggle where Label == SwiftUI.Label<Text, Image> {
    public init(_ titleKey: LocalizedStringKey, systemImage: String, isOn: Binding<Bool>) {
        self.init(isOn: isOn) { SwiftUI.Label(titleKey, systemImage: systemImage) }
    }
}

extension RenderContext {
    /// Returns a row with a label at one end and its control at the other.
    func labeled(_ label: [UIView], by control: UIView) -> UIView {
        let row = child("row", UIStackView.self).view { UIStackView() }
        row.show([single(label, name: "label box"), control], axis: .horizontal, spacing: 8, alignment: .center)
        row.distribution = .equalSpacing
        return row
    }
}

extension [UIView] {
    /// The visible text of the views; `nil` without a word.
    @MainActor var text: String? {
        let words = flatMap { view -> [String] in
            if let label = view as? UILabel { return [label.text ?? ""] }
            return [view.parts.text].compactMap { $0 }
        }
        let text = words.filter { !$0.isEmpty }.joined(separator: " ")
        return text.isEmpty ? nil : text
    }
}
