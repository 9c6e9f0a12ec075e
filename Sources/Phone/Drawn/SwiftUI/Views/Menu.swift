/// A menu that opens on a tap.
public struct Menu<Label: View, Content: View>: PrimitiveView {
    let label: Label
    let content: Content

    public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self.label = label()
        self.content = content()
    }

    public init(
        @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label, primaryAction: @escaping () -> Void
    ) {
        self.init(content: content, label: label)
    }

    func render(in context: RenderContext) -> [UIView] {
        let inner = context.with {
            $0.buttonStyle = DefaultButtonStyle.automatic
            $0.isInList = false
            $0.labelStyle = .automatic
        }
        let face = ButtonFace(label.rendered(in: context, at: "label"))
        let button = context.child("button", UIButton.self).view { UIButton(type: .system) }
        var look = UIButton.Configuration.plain()
        look.title = face?.title
        look.image = face?.image
        look.baseForegroundColor = face?.color
        button.configuration = look
        button.accessibilityLabel = face?.spoken
        button.isEnabled = context.environment.isEnabled
        button.showsMenuAsPrimaryAction = true
        context.setMenu(of: content.rendered(in: inner, at: "content"), title: "") { button.menu = $0 }
        return [button]
    }
}

extension Menu where Label == Text {
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(content: content, label: { Text(titleKey) })
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
        self.init(content: content, label: { Text(title) })
    }
}

extension Menu where Label == SwiftUI.Label<Text, Image> {
    public init(_ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content) {
        self.init(content: content, label: { SwiftUI.Label(titleKey, systemImage: systemImage) })
    }
}

extension RenderContext {
    /// Builds a menu from buttons, switches and menus. Keeps the old one while nothing changes.
    func setMenu(of views: [UIView], title: String, set: (UIMenu) -> Void) {
        let key = views.map { view in
            let button = view as? UIButton
            return "\(ObjectIdentifier(view)) \(button?.currentTitle ?? "") \(button?.isEnabled ?? true) "
                + "\(button?.currentImage?.symbolName ?? "") \(button?.menu.map { "\(ObjectIdentifier($0))" } ?? "") \(switchState(view))"
        }
        guard node.get("menu", as: [String].self) != key else { return }
        node.set(key, for: "menu")
        set(UIMenu(title: title, children: menuGroups(views)))
    }

    private func switchState(_ view: UIView) -> String {
        (view as? UISwitch).map { String($0.isOn) } ?? view.parts.map(switchState).joined()
    }

    /// Splits a menu into sections at the lines.
    private func menuGroups(_ views: [UIView]) -> [UIMenuElement] {
        let groups = views.split { $0 is LineView }.map { $0.flatMap(menuElements) }
        if groups.count < 2 { return groups.first ?? [] }
        return groups.map { UIMenu(options: .displayInline, children: $0) }
    }

    private func menuElements(_ view: UIView) -> [UIMenuElement] {
        switch view {
        case let button as UIButton:
            if let menu = button.menu {
                return [UIMenu(title: button.currentTitle ?? "", image: button.currentImage, children: menu.children)]
            }
            var attributes: UIMenuElement.Attributes = button.role == .destructive ? .destructive : []
            if !button.isEnabled { attributes.insert(.disabled) }
            return [
                UIAction(
                    title: button.currentTitle ?? button.accessibilityLabel ?? "", image: button.currentImage,
                    attributes: attributes
                ) { [weak button] _ in button?.tap() }
            ]
        case let flip as UISwitch:
            return [
                UIAction(title: flip.accessibilityLabel ?? "", state: flip.isOn ? .on : .off) { [weak flip] _ in
                    flip.map { $0.flip(to: !$0.isOn) }
                }
            ]
        default: return view.parts.flatMap(menuElements)
        }
    }
}
