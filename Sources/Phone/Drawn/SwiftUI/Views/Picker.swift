/// A choice of one of several values.
public struct Picker<Label: View, SelectionValue: Hashable, Content: View>: PrimitiveView {
    let selection: Binding<SelectionValue>
    let label: Label
    let content: Content

    public init(
        selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
    ) {
        self.selection = selection
        self.label = label()
        self.content = content()
    }

    public init(selection: Binding<SelectionValue>, label: Label, @ViewBuilder content: () -> Content) {
        self.selection = selection
        self.label = label
        self.content = content()
    }

    func render(in context: RenderContext) -> [UIView] {
        let options = content.rendered(in: context.with { $0.labelStyle = .automatic }, at: "options")
        let label = context.environment.hidesLabels ? [] : label.rendered(in: context, at: "label")
        let choices = options.compactMap { view -> (title: String, image: UIImage?, value: SelectionValue)? in
            guard let value = (view.pickerTag?.base as? SelectionValue) else { return nil }
            return ([view].text ?? view.accessibilityLabel ?? "", view.firstImage, value)
        }
        let choose = context.action("choose") { selection.wrappedValue = $0 as SelectionValue }
        if context.environment.pickerStyle == .segmented {
            return [segments(choices.map { ($0.title, $0.value) }, name: label.text, choose: choose, in: context)]
        }
        let button = context.child("button", UIButton.self).view { UIButton(type: .system) }
        let current = choices.first { $0.value == selection.wrappedValue }
        var look = UIButton.Configuration.plain()
        look.title = current?.title ?? label.text ?? ""
        look.image = UIImage(systemName: "chevron.up.chevron.down")
        look.imagePlacement = .trailing
        button.configuration = look
        button.isEnabled = context.environment.isEnabled
        button.showsMenuAsPrimaryAction = true
        button.accessibilityLabel = label.text
        let key = choices.map { "\($0.title)\($0.value == selection.wrappedValue)" }
        if context.node.get("choices", as: [String].self) != key {
            context.node.set(key, for: "choices")
            button.menu = UIMenu(
                title: label.text ?? "", options: .singleSelection,
                children: choices.map { choice in
                    UIAction(
                        title: choice.title, image: choice.image,
                        state: choice.value == selection.wrappedValue ? .on : .off
                    ) { _ in choose(choice.value) }
                })
        }
        if label.isEmpty || context.environment.pickerStyle == .menu && !context.environment.isInList { return [button] }
        return [context.labeled(label, by: button)]
    }

    private func segments(
        _ choices: [(title: String, value: SelectionValue)], name: String?, choose: ActionBox<SelectionValue>,
        in context: RenderContext
    ) -> UIView {
        let values = context.action("values") { (index: Int) in
            if choices.indices.contains(index) { choose(choices[index].value) }
        }
        let titles = choices.map(\.title)
        if context.node.get("titles", as: [String].self) != titles {
            context.node.set(titles, for: "titles")
            context.node.set(nil, for: "segments")
        }
        let control = context.node.value("segments") { () -> UISegmentedControl in
            let control = UISegmentedControl(items: titles)
            control.addAction(
                UIAction { action in
                    (action.sender as? UISegmentedControl).map { values($0.selectedSegmentIndex) }
                }, for: .valueChanged)
            return control
        }
        control.selectedSegmentIndex =
            choices.firstIndex { $0.value == selection.wrappedValue } ?? UISegmentedControl.noSegment
        control.isEnabled = context.environment.isEnabled
        control.accessibilityLabel = name
        return control
    }
}

extension Picker where Label == Text {
    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
    ) {
        self.init(selection: selection, label: Text(titleKey), content: content)
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
    ) {
        self.init(selection: selection, label: Text(title), content: content)
    }
}

enum PickerStyleKind {
    case automatic, menu, segmented
}

public struct PickerStyle: Sendable {
    let kind: PickerStyleKind
    public static let automatic = PickerStyle(kind: .automatic)
    public static let menu = PickerStyle(kind: .menu)
    public static let segmented = PickerStyle(kind: .segmented)
    public static let palette = PickerStyle(kind: .segmented)
    public static let wheel = PickerStyle(kind: .automatic)
    public static let inline = PickerStyle(kind: .automatic)
    public static let navigationLink = PickerStyle(kind: .automatic)
}

extension View {
    public func pickerStyle(_ style: PickerStyle) -> some View { environment(\.pickerStyle, style.kind) }

    public func tag<V: Hashable>(_ tag: V) -> some View {
        modifyingViews { views, _ in for view in views { view.pickerTag = AnyHashable(tag) } }
    }
}

private nonisolated(unsafe) let tagKey = UnsafeRawPointer(UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1))

extension UIView {
    /// The value that the view represents in a picker or in tabs.
    var pickerTag: AnyHashable? {
        get { objc_getAssociatedObject(self, tagKey) as? AnyHashable }
        set { objc_setAssociatedObject(self, tagKey, newValue, .OBJC_ASSOCIATION_RETAIN_NONATOMIC) }
    }

    var firstImage: UIImage? {
        (self as? UIImageView)?.image ?? parts.lazy.compactMap(\.firstImage).first
    }
}
