/// A button that pushes another view.
public struct NavigationLink<Label: View, Destination: View>: PrimitiveView {
    let label: Label
    let entry: () -> NavigationContext.Entry?

    func render(in context: RenderContext) -> [UIView] {
        let views = label.rendered(in: context)
        let environment = context.environment
        weak let controller = context.renderer.controller
        let follow = context.action("follow") { (_: Void) in
            guard let entry = entry() else { return }
            if let navigation = environment.navigation {
                navigation.push(entry)
            } else if case .view(let view) = entry, let navigation = controller?.navigationController {
                navigation.pushViewController(UIHostingController(rootView: view), animated: true)
            } else {
                Inert.note("A NavigationLink outside of a NavigationStack")
            }
        }
        if environment.isInList {
            let link = context.child("link", LinkView.self).view { LinkView() }
            link.show(views, axis: .horizontal, spacing: 8, alignment: .center)
            link.follow = environment.isEnabled ? { follow(()) } : nil
            return [link]
        }
        let button = PrimitiveButtonStyleConfiguration(
            role: nil, label: .init(view: AnyView(label)), action: { follow(()) })
        return (environment.buttonStyle ?? DefaultButtonStyle.automatic).rendered(button, in: context)
    }
}

/// A row that pushes another view.
final class LinkView: UIStackView {
    var follow: (() -> Void)?
}

extension NavigationLink {
    public init(@ViewBuilder destination: @escaping () -> Destination, @ViewBuilder label: () -> Label) {
        self.init(label: label(), entry: { .view(AnyView(destination())) })
    }

    public init(destination: Destination, @ViewBuilder label: () -> Label) {
        self.init(label: label(), entry: { .view(AnyView(destination)) })
    }
}

extension NavigationLink where Label == Text {
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder destination: @escaping () -> Destination) {
        self.init(label: Text(titleKey), entry: { .view(AnyView(destination())) })
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, @ViewBuilder destination: @escaping () -> Destination) {
        self.init(label: Text(title), entry: { .view(AnyView(destination())) })
    }

    public init(_ titleKey: LocalizedStringKey, destination: Destination) {
        self.init(label: Text(titleKey), entry: { .view(AnyView(destination)) })
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, destination: Destination) {
        self.init(label: Text(title), entry: { .view(AnyView(destination)) })
    }
}

extension NavigationLink where Destination == Never {
    public init<P: Hashable>(value: P?, @ViewBuilder label: () -> Label) {
        self.init(label: label(), entry: { value.map { .value(AnyHashable($0)) } })
    }
}

extension NavigationLink where Label == Text, Destination == Never {
    public init<P: Hashable>(_ titleKey: LocalizedStringKey, value: P?) {
        self.init(label: Text(titleKey), entry: { value.map { .value(AnyHashable($0)) } })
    }

    @_disfavoredOverload
    public init<S: StringProtocol, P: Hashable>(_ title: S, value: P?) {
        self.init(label: Text(title), entry: { value.map { .value(AnyHashable($0)) } })
    }
}

extension View {
    public func navigationDestination<D: Hashable, C: View>(
        for data: D.Type, @ViewBuilder destination: @escaping (D) -> C
    ) -> some View {
        beforehand { context in
            context.environment.navigation?.destinations[ObjectIdentifier(data)] = { value in
                (value as? D).map { AnyView(destination($0)) } ?? AnyView(EmptyView())
            }
        }
    }

    public func navigationDestination<V: View>(
        isPresented: Binding<Bool>, @ViewBuilder destination: () -> V
    ) -> some View {
        let view = AnyView(destination())
        return beforehand { context in
            guard isPresented.wrappedValue, let navigation = context.environment.navigation else { return }
            context.afterPass {
                isPresented.wrappedValue = false
                navigation.push(.view(view))
            }
        }
    }
}
