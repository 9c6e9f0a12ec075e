/// A part of a screen, described as a value.
@preconcurrency @MainActor public protocol View {
    associatedtype Body: View
    @ViewBuilder var body: Body { get }
}

extension Never: View {
    public var body: Never { fatalError() }
}

/// A view that renders as UIKit views directly.
@MainActor protocol PrimitiveView: View where Body == Never {
    func render(in context: RenderContext) -> [UIView]
}

extension PrimitiveView {
    public var body: Never { fatalError() }
}

extension View {
    /// Renders the view as UIKit views, as a child of the context's node.
    func rendered(in context: RenderContext, at key: AnyHashable = 0) -> [UIView] {
        let context = context.child(key, Self.self)
        if let primitive = self as? any PrimitiveView { return primitive.render(in: context) }
        if let represented = self as? any UIViewRepresentable { return represented.represent(in: context) }
        if let represented = self as? any UIViewControllerRepresentable { return represented.represent(in: context) }
        context.link(self)
        return body.rendered(in: context)
    }
}
