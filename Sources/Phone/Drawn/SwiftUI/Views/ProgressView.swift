/// The progress of a task, or a spinner.
public struct ProgressView<Label: View, CurrentValueLabel: View>: PrimitiveView {
    let fraction: Double?
    let label: Label
    let current: CurrentValueLabel

    func render(in context: RenderContext) -> [UIView] {
        if let style = context.environment.progressViewStyle {
            let configuration = ProgressViewStyleConfiguration(
                fractionCompleted: fraction, label: .init(view: AnyView(label)),
                currentValueLabel: .init(view: AnyView(current)))
            let inner = context.with { $0.progressViewStyle = nil }
            return style.makeBody(configuration: configuration).rendered(in: inner, at: "style")
        }
        let label = label.rendered(in: context, at: "label")
        let current = current.rendered(in: context, at: "current")
        let mark: UIView
        if let fraction {
            let bar = context.child("bar", UIProgressView.self).view { UIProgressView() }
            bar.progress = Float(fraction)
            bar.progressTintColor = context.environment.tint?.uiColor
            mark = bar
        } else {
            let spinner = context.child("spinner", UIActivityIndicatorView.self).view { UIActivityIndicatorView() }
            if !spinner.isAnimating { spinner.startAnimating() }
            mark = spinner
        }
        if label.isEmpty, current.isEmpty { return [mark] }
        let stack = context.view { UIStackView() }
        let parts = fraction == nil ? [mark] + label : label + [mark] + current
        stack.show(parts, axis: .vertical, spacing: 8, alignment: fraction == nil ? .center : .fill)
        return [stack]
    }
}

extension ProgressView where Label == EmptyView, CurrentValueLabel == EmptyView {
    public init() {
        self.init(fraction: nil, label: EmptyView(), current: EmptyView())
    }

    public init<V: BinaryFloatingPoint>(value: V?, total: V = 1) {
        self.init(fraction: value.map { Double($0 / total) }, label: EmptyView(), current: EmptyView())
    }
}

extension ProgressView where CurrentValueLabel == EmptyView {
    public init(@ViewBuilder label: () -> Label) {
        self.init(fraction: nil, label: label(), current: EmptyView())
    }

    public init<V: BinaryFloatingPoint>(value: V?, total: V = 1, @ViewBuilder label: () -> Label) {
        self.init(fraction: value.map { Double($0 / total) }, label: label(), current: EmptyView())
    }
}

extension ProgressView where Label == Text, CurrentValueLabel == EmptyView {
    public init(_ titleKey: LocalizedStringKey) {
        self.init(fraction: nil, label: Text(titleKey), current: EmptyView())
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S) {
        self.init(fraction: nil, label: Text(title), current: EmptyView())
    }

    public init<V: BinaryFloatingPoint>(_ titleKey: LocalizedStringKey, value: V?, total: V = 1) {
        self.init(fraction: value.map { Double($0 / total) }, label: Text(titleKey), current: EmptyView())
    }
}
