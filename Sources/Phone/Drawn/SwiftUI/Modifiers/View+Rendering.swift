/// A view whose UIKit views are modified or boxed.
struct TransformedView<Content: View>: PrimitiveView {
    let content: Content
    let transform: ([UIView], RenderContext) -> [UIView]

    func render(in context: RenderContext) -> [UIView] { transform(content.rendered(in: context), context) }
}

/// A view with another environment.
struct EnvironmentView<Content: View>: PrimitiveView {
    let content: Content
    let change: (inout EnvironmentValues) -> Void

    func render(in context: RenderContext) -> [UIView] { content.rendered(in: context.with(change)) }
}

/// A view, with an action to run before it is rendered.
struct PreparedView<Content: View>: PrimitiveView {
    let content: Content
    let prepare: (RenderContext) -> Void

    func render(in context: RenderContext) -> [UIView] {
        prepare(context)
        return content.rendered(in: context)
    }
}

extension View {
    func transformingViews(_ transform: @escaping ([UIView], RenderContext) -> [UIView]) -> some View {
        TransformedView(content: self, transform: transform)
    }

    func modifyingViews(_ modify: @escaping ([UIView], RenderContext) -> Void) -> some View {
        transformingViews { views, context in
            modify(views, context)
            return views
        }
    }

    /// Modifies the views as one view, which is kept between renderings.
    func modifyingOne(_ modify: @escaping (UIView, RenderContext) -> Void) -> some View {
        transformingViews { views, context in
            if views.isEmpty { return [] }
            let view = context.single(views)
            modify(view, context)
            return [view]
        }
    }

    func changingEnvironment(_ change: @escaping (inout EnvironmentValues) -> Void) -> some View {
        EnvironmentView(content: self, change: change)
    }

    func beforehand(_ prepare: @escaping (RenderContext) -> Void) -> some View {
        PreparedView(content: self, prepare: prepare)
    }
}
