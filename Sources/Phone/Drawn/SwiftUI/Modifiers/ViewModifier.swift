/// A modifier that turns a view into another view.
@preconcurrency @MainActor public protocol ViewModifier {
    associatedtype Body: View
    typealias Content = _ViewModifier_Content<Self>
    @ViewBuilder func body(content: Content) -> Body
}

/// The view that a modifier is applied to.
public struct _ViewModifier_Content<Modifier: ViewModifier>: PrimitiveView {
    let view: AnyView

    func render(in context: RenderContext) -> [UIView] { view.rendered(in: context) }
}

public struct ModifiedContent<Content, Modifier> {
    public var content: Content
    public var modifier: Modifier

    public init(content: Content, modifier: Modifier) {
        self.content = content
        self.modifier = modifier
    }
}

extension ModifiedContent: View where Content: View, Modifier: ViewModifier {
    public var body: Never { fatalError() }
}

extension ModifiedContent: PrimitiveView where Content: View, Modifier: ViewModifier {
    func render(in context: RenderContext) -> [UIView] {
        context.link(modifier)
        return modifier.body(content: _ViewModifier_Content(view: AnyView(content))).rendered(in: context)
    }
}

/// A modifier without an effect.
public struct EmptyModifier: ViewModifier {
    public init() {}
    public func body(content: Content) -> some View { content }
}

extension View {
    public func modifier<T: ViewModifier>(_ modifier: T) -> ModifiedContent<Self, T> {
        ModifiedContent(content: self, modifier: modifier)
    }
}
