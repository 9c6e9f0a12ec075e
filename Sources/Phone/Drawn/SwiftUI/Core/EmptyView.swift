/// Nothing to see.
public struct EmptyView: PrimitiveView {
    public init() {}

    func render(in context: RenderContext) -> [UIView] { [] }
}
