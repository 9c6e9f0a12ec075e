/// One of two views.
public struct _ConditionalContent<TrueContent: View, FalseContent: View>: PrimitiveView {
    enum Storage {
        case trueContent(TrueContent)
        case falseContent(FalseContent)
    }

    let storage: Storage

    func render(in context: RenderContext) -> [UIView] {
        switch storage {
        case .trueContent(let view): view.rendered(in: context, at: true)
        case .falseContent(let view): view.rendered(in: context, at: false)
        }
    }
}

extension Optional: View where Wrapped: View {
    public var body: Never { fatalError() }
}

extension Optional: PrimitiveView where Wrapped: View {
    func render(in context: RenderContext) -> [UIView] {
        self?.rendered(in: context) ?? []
    }
}
