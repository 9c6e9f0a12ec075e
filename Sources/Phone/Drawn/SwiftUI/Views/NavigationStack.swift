/// A stack of views with the last one visible.
public struct NavigationStack<Data, Root: View>: PrimitiveView {
    let root: Root
    let values: [AnyHashable]?
    let path: (append: (AnyHashable) -> Void, removeLast: () -> Void)?

    func render(in context: RenderContext) -> [UIView] {
        let renderer = context.renderer
        let navigation = context.node.value("navigation") {
            NavigationContext { [weak renderer] in renderer?.setNeedsUpdate() }
        }
        navigation.path = path
        if let values { navigation.adopt(values) }
        var inner = context
        inner.environment.navigation = navigation
        var shown = root.rendered(in: inner, at: "root")
        for (index, entry) in navigation.entries.enumerated() {
            guard let view = navigation.view(of: entry) else { continue }
            let below = context.renderer.bar.title
            context.renderer.bar = BarContents()
            var pushed = inner
            pushed.environment.dismiss = DismissAction { navigation.pop() }
            pushed.environment.isPresented = true
            shown = view.rendered(in: pushed, at: "pushed \(index)")
            let back = context.node.value("back \(index)") {
                UIBarButtonItem(
                    title: below ?? "Back", image: UIImage(systemName: "chevron.left"),
                    primaryAction: UIAction { _ in navigation.pop() })
            }
            if !context.renderer.bar.hidesBack { context.renderer.bar.left.insert(back, at: 0) }
        }
        return shown
    }
}

extension NavigationStack {
    public init(@ViewBuilder root: () -> Root) where Data == NavigationPath {
        self.init(root: root(), values: nil, path: nil)
    }

    public init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root) where Data == NavigationPath {
        self.init(
            root: root(), values: path.wrappedValue.values,
            path: ({ path.wrappedValue.values.append($0) }, { path.wrappedValue.removeLast() }))
    }

    public init(path: Binding<Data>, @ViewBuilder root: () -> Root)
    where Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, Data.Element: Hashable {
        self.init(
            root: root(), values: path.wrappedValue.map { AnyHashable($0) },
            path: (
                { if let value = $0.base as? Data.Element { path.wrappedValue.append(value) } },
                { path.wrappedValue.remove(at: path.wrappedValue.index(before: path.wrappedValue.endIndex)) }
            ))
    }
}

/// The pushed values.
public struct NavigationPath: Equatable {
    var values: [AnyHashable] = []

    public init() {}

    public var count: Int { values.count }
    public var isEmpty: Bool { values.isEmpty }
    public mutating func append<V: Hashable>(_ value: V) { values.append(AnyHashable(value)) }
    public mutating func removeLast(_ k: Int = 1) { values.removeLast(min(k, values.count)) }
}

/// A navigation stack, in the older API.
public struct NavigationView<Content: View>: View {
    let content: Content

    public init(@ViewBuilder content: () -> Content) {
        self.content = content()
    }

    public var body: some View { NavigationStack { content } }
}
