/// Several views, one of them selected.
public struct TabView<SelectionValue: Hashable, Content: View>: PrimitiveView {
    let selection: Binding<SelectionValue>?
    let content: Content

    public init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content) {
        self.selection = selection
        self.content = content()
    }

    func render(in context: RenderContext) -> [UIView] {
        let views = content.rendered(in: context)
        let tabs = views.filter { $0.tabTitle != nil }
        guard !tabs.isEmpty else { return views }
        let selection = selection
        let values = tabs.map { ($0.pickerTag?.base as? SelectionValue) }
        let renderer = context.renderer
        let index =
            selection.flatMap { chosen in values.firstIndex { $0 == chosen.wrappedValue } }
            ?? context.node.get("index", as: Int.self) ?? 0
        let node = context.node
        let choose = context.action("choose") { (index: Int) in
            if values.indices.contains(index), let value = values[index] { selection?.wrappedValue = value }
            node.set(index, for: "index")
            renderer.setNeedsUpdate()
        }
        let titles = tabs.map { $0.tabTitle ?? "" }
        let bar = context.child(titles, UISegmentedControl.self).view { () -> UISegmentedControl in
            let bar = UISegmentedControl(items: titles)
            bar.addAction(
                UIAction { action in (action.sender as? UISegmentedControl).map { choose($0.selectedSegmentIndex) } },
                for: .valueChanged)
            return bar
        }
        bar.selectedSegmentIndex = min(index, tabs.count - 1)
        return [tabs[min(index, tabs.count - 1)], bar]
    }
}

extension TabView where SelectionValue == Int {
    public init(@ViewBuilder content: () -> Content) {
        selection = nil
        self.content = content()
    }
}

private nonisolated(unsafe) let tabKey = UnsafeRawPointer(UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1))

extension UIView {
    fileprivate(set) var tabTitle: String? {
        get { objc_getAssociatedObject(self, tabKey) as? String }
        set { objc_setAssociatedObject(self, tabKey, newValue, .OBJC_ASSOCIATION_RETAIN_NONATOMIC) }
    }
}

extension View {
    public func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> some View {
        let label = label()
        return transformingViews { views, context in
            let box = context.box(views, name: "tab")
            box.tabTitle = label.rendered(in: context, at: "tab label").text ?? ""
            box.pickerTag = views.lazy.compactMap(\.pickerTag).first
            return [box]
        }
    }

}

@available(*, deprecated, message: "no effect")
extension View {
    public func badge(_ count: Int) -> some View { inert() }
}

/// A view with its tab item.
public struct Tab<Value: Hashable, Content: View>: View {
    private let title: Text
    private let image: String
    private let value: Value?
    private let content: Content

    public init(
        _ titleKey: LocalizedStringKey, systemImage: String, value: Value, @ViewBuilder content: () -> Content
    ) {
        title = Text(titleKey)
        image = systemImage
        self.value = value
        self.content = content()
    }

    public var body: some View { content.tabItem { title }.tag(value) }
}

extension Tab {
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, systemImage: String, value: Value, @ViewBuilder content: () -> Content) {
        self.title = Text(title)
        image = systemImage
        self.value = value
        self.content = content()
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, image: String, value: Value, @ViewBuilder content: () -> Content) {
        self.init(title, systemImage: image, value: value, content: content)
    }
}

extension Tab where Value == Int {
    public init(_ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content) {
        title = Text(titleKey)
        image = systemImage
        value = nil
        self.content = content()
    }
}
