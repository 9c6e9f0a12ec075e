/// A part of a screen, as a value.
@preconcurrency @MainActor public protocol View {
    associatedtype Body: View
    @ViewBuilder var body: Body { get }
}

extension Never: View {
    public var body: Never { fatalError() }
}

/// A view that UIKit has a word for.
@MainActor protocol PrimitiveView: View where Body == Never {
    func render(in context: RenderContext) -> [UIView]
}

extension PrimitiveView {
    public var body: Never { fatalError() }
}

extension View {
    /// UIKit's views of this one, as the child of the context's.
    func rendered(in context: RenderContext, at key: AnyHashable = 0) -> [UIView] {
        let context = context.child(key, Self.self)
        if let primitive = self as? any PrimitiveView { return primitive.render(in: context) }
        if let represented = self as? any UIViewRepresentable { return represented.represent(in: context) }
        if let represented = self as? any UIViewControllerRepresentable { return represented.represent(in: context) }
        context.link(self)
        return body.rendered(in: context)
    }
}
