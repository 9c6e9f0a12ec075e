/// A title with a picture.
public struct Label<Title: View, Icon: View>: PrimitiveView {
    let title: Title
    let icon: Icon

    public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
        self.title = title()
        self.icon = icon()
    }

    func render(in context: RenderContext) -> [UIView] {
        if let style = context.environment.customLabelStyle {
            let configuration = LabelStyleConfiguration(
                title: .init(view: AnyView(title)), icon: .init(view: AnyView(icon)))
            let inner = context.with { $0.customLabelStyle = nil }
            return style.makeBody(configuration: configuration).rendered(in: inner, at: "style")
        }
        let style = context.environment.labelStyle
        let picture = style == .titleOnly ? [] : icon.rendered(in: context, at: "icon")
        let text = style == .iconOnly ? [] : title.rendered(in: context, at: "title")
        let views = picture + text
        if views.count < 2 { return views }
        let stack = context.view { LabelStack() }
        stack.show(views, axis: .horizontal, spacing: 8, alignment: .center)
        return [stack]
    }
}

/// An icon beside a title. A button can adopt both.
final class LabelStack: UIStackView {}

extension Label where Title == Text, Icon == Image {
    public init(_ titleKey: LocalizedStringKey, systemImage name: String) {
        self.init {
            Text(titleKey)
        } icon: {
            Image(systemName: name)
        }
    }

    public init(_ titleKey: LocalizedStringKey, image name: String) {
        self.init {
            Text(titleKey)
        } icon: {
            Image(name)
        }
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, systemImage name: String) {
        self.init {
            Text(title)
        } icon: {
            Image(systemName: name)
        }
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, image name: String) {
        self.init {
            Text(title)
        } icon: {
            Image(name)
        }
    }
}
