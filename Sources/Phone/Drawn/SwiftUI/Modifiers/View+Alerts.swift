extension View {
    public func alert<A: View, M: View>(
        _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
    ) -> some View {
        dialog(.alert, title: title.string, isPresented: isPresented, actions: actions(), message: message())
    }
    public func alert<A: View, M: View>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A,
        @ViewBuilder message: () -> M
    ) -> some View {
        dialog(.alert, title: titleKey.string(), isPresented: isPresented, actions: actions(), message: message())
    }
    @_disfavoredOverload
    public func alert<S: StringProtocol, A: View, M: View>(
        _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
    ) -> some View {
        dialog(.alert, title: String(title), isPresented: isPresented, actions: actions(), message: message())
    }
    public func alert<A: View>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
    ) -> some View {
        dialog(.alert, title: titleKey.string(), isPresented: isPresented, actions: actions(), message: EmptyView())
    }
    @_disfavoredOverload
    public func alert<S: StringProtocol, A: View>(
        _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
    ) -> some View {
        dialog(.alert, title: String(title), isPresented: isPresented, actions: actions(), message: EmptyView())
    }
    public func alert<A: View, M: View, T>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?,
        @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
    ) -> some View {
        dialog(
            .alert, title: titleKey.string(), isPresented: isPresented, actions: data.map(actions),
            message: data.map(message))
    }
    public func alert(isPresented: Binding<Bool>, content: () -> Alert) -> some View {
        let alert = content()
        return dialog(
            .alert, title: alert.title.string, isPresented: isPresented, actions: alert.actions, message: alert.message)
    }
    public func alert<Item: Identifiable>(item: Binding<Item?>, content: (Item) -> Alert) -> some View {
        let alert = item.wrappedValue.map(content)
        return dialog(
            .alert, title: alert?.title.string ?? "", isPresented: item.isPresent(), actions: alert?.actions,
            message: alert?.message)
    }

    public func confirmationDialog<A: View, M: View>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
    ) -> some View {
        dialog(
            .actionSheet, title: titleVisibility == .visible ? titleKey.string() : nil, isPresented: isPresented,
            actions: actions(), message: message())
    }
    public func confirmationDialog<A: View>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: () -> A
    ) -> some View {
        confirmationDialog(
            titleKey, isPresented: isPresented, titleVisibility: titleVisibility, actions: actions,
            message: { EmptyView() })
    }
    @_disfavoredOverload
    public func confirmationDialog<S: StringProtocol, A: View>(
        _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> A
    ) -> some View {
        dialog(
            .actionSheet, title: titleVisibility == .visible ? String(title) : nil, isPresented: isPresented,
            actions: actions(), message: EmptyView())
    }
    public func actionSheet(isPresented: Binding<Bool>, content: () -> ActionSheet) -> some View {
        let sheet = content()
        return dialog(
            .actionSheet, title: sheet.title.string, isPresented: isPresented, actions: sheet.actions,
            message: sheet.message)
    }

    private func dialog<A: View, M: View>(
        _ style: UIAlertController.Style, title: String?, isPresented: Binding<Bool>, actions: A, message: M
    ) -> some View {
        beforehand { context in
            guard isPresented.wrappedValue else {
                return context.present(false, make: { UIViewController() }, ended: {})
            }
            let plain = context.with {
                $0.buttonStyle = DefaultButtonStyle.automatic
                $0.isInList = false
            }
            let parts = actions.rendered(in: plain, at: "actions")
            let text = message.rendered(in: plain, at: "message").text
            context.present(true) {
                UIAlertController(title: title, message: text, style: style, parts: parts) {
                    isPresented.wrappedValue = false
                }
            } ended: {
                if isPresented.wrappedValue { isPresented.wrappedValue = false }
            }
        }
    }
}

extension RenderContext {
    fileprivate func present(
        _ isWanted: Bool, make: @escaping () -> UIViewController, ended: @escaping () -> Void
    ) {
        present(isWanted, update: { _ in }, make: make, ended: ended)
    }
}

extension UIAlertController {
    /// Creates an alert from rendered buttons and fields.
    fileprivate convenience init(
        title: String?, message: String?, style: Style, parts: [UIView], end: @escaping () -> Void
    ) {
        self.init(title: title, message: message, preferredStyle: style)
        for part in parts {
            if let button = part as? UIButton {
                let role = button.role
                let action = UIAlertAction(
                    title: button.currentTitle,
                    style: role == .destructive ? .destructive : role == .cancel ? .cancel : .default
                ) { _ in
                    end()
                    button.tap()
                }
                action.isEnabled = button.isEnabled
                addAction(action)
            } else if let field = part as? UITextField, style == .alert {
                addTextField { copy in
                    copy.text = field.text
                    copy.placeholder = field.placeholder
                    copy.isSecureTextEntry = field.isSecureTextEntry
                    copy.addAction(
                        UIAction { action in
                            field.edit(to: (action.sender as? UITextField)?.text ?? "")
                        }, for: .editingChanged)
                }
            }
        }
        if style == .actionSheet, !actions.contains(where: { $0.style == .cancel }) {
            addAction(UIAlertAction(title: "Cancel", style: .cancel) { _ in end() })
        } else if actions.isEmpty {
            addAction(UIAlertAction(title: "OK", style: .default) { _ in end() })
        }
    }
}
