extension View {
    public func sheet<Content: View>(
        isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
    ) -> some View {
        presenting(isPresented, style: .automatic, onDismiss: onDismiss, content: content)
    }

    public func sheet<Item: Identifiable, Content: View>(
        item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View {
        let shown = item.wrappedValue
        return presenting(item.isPresent(), style: .automatic, onDismiss: onDismiss) { shown.map(content) }
    }

    public func fullScreenCover<Content: View>(
        isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
    ) -> some View {
        presenting(isPresented, style: .fullScreen, onDismiss: onDismiss, content: content)
    }

    public func fullScreenCover<Item: Identifiable, Content: View>(
        item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View {
        let shown = item.wrappedValue
        return presenting(item.isPresent(), style: .fullScreen, onDismiss: onDismiss) { shown.map(content) }
    }

    public func popover<Content: View>(
        isPresented: Binding<Bool>, arrowEdge: Edge = .top, @ViewBuilder content: @escaping () -> Content
    ) -> some View {
        presenting(isPresented, style: .popover, onDismiss: nil, content: content)
    }

    private func presenting<Content: View>(
        _ isPresented: Binding<Bool>, style: UIModalPresentationStyle, onDismiss: (() -> Void)?,
        content: @escaping () -> Content
    ) -> some View {
        beforehand { context in
            // A sheet inherits the environment of the view that presents it.
            let around = context.environment
            let view = { () -> AnyView in
                AnyView(
                    content().changingEnvironment { values in
                        let scheme = values.colorScheme
                        values = around
                        values.colorScheme = scheme
                        values.navigation = nil
                        values.isInList = false
                        values.isPresented = true
                        values.font = nil
                        values.foreground = nil
                        values.dismiss = DismissAction { isPresented.wrappedValue = false }
                    })
            }
            context.present(isPresented.wrappedValue) { controller in
                (controller as? UIHostingController<AnyView>)?.rootView = view()
            } make: {
                let controller = UIHostingController(rootView: view())
                controller.modalPresentationStyle = style
                return controller
            } ended: {
                if isPresented.wrappedValue { isPresented.wrappedValue = false }
                onDismiss?()
            }
        }
    }
}

extension Binding {
    /// Returns a binding to whether there is a value. Setting it to `false` clears the value.
    func isPresent<Item>() -> Binding<Bool> where Value == Item? {
        Binding<Bool>(get: { wrappedValue != nil }, set: { if !$0 { wrappedValue = nil } })
    }
}
